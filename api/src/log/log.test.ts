import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { createLog } from './log';

/** The text of one line. */
function written(entry: object): string {
  let text = '';
  createLog('info', { write: (line) => void (text += line) }).info(entry, 'asked');
  return text;
}

test('secrets and names do not reach the log, two levels deep', () => {
  const secret = 'not-for-the-log';
  for (const name of [
    'authorization',
    'password',
    'token',
    'code',
    'email',
    'ssn',
    'driver_license',
    'holdToken',
  ]) {
    for (const entry of [
      { [name]: secret },
      { body: { [name]: secret } },
      { request: { headers: { [name]: secret } } },
    ]) {
      expect(written(entry), name).not.toContain(secret);
      expect(written(entry), name).toContain('[redacted]');
    }
  }
});

test.each([
  [
    { name: 'ValidationError', message: 'no calendar', value: 'ada' },
    { type: 'ValidationError', message: 'no calendar' },
  ],
  ['away', { type: 'string', message: 'away' }],
  [null, { type: 'null', message: 'null' }],
])('a thrown value that is not an Error is logged by its message: %o', (thrown, told) => {
  expect(JSON.parse(written({ err: thrown }))).toMatchObject({ err: told });
});

test('a failed query is logged without its parameters', () => {
  const away = Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });
  const line = written({
    err: new Error('no page', { cause: new DrizzleQueryError('select $1', ['Ada'], away) }),
  });
  expect(line).not.toContain('Ada');
  expect(JSON.parse(line)).toMatchObject({
    err: { cause: { message: 'Failed query: select $1', cause: { errorCode: 'ECONNRESET' } } },
  });
});

test('a request’s id does reach it', () => {
  expect(JSON.parse(written({ requestId: 'r-1' }))).toMatchObject({
    service: 'api',
    requestId: 'r-1',
    msg: 'asked',
  });
});
