import { expect, test } from 'vitest';
import { createLog } from './log';

/** What one line says. */
function written(entry: object): string {
  let text = '';
  createLog('info', { write: (line) => void (text += line) }).info(entry, 'asked');
  return text;
}

test('what opens a door or names a person does not reach the log, two levels deep', () => {
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

test('the id of a request does', () => {
  expect(JSON.parse(written({ requestId: 'r-1' }))).toMatchObject({
    service: 'api',
    requestId: 'r-1',
    msg: 'asked',
  });
});
