import { describe, expect, it, test } from 'vitest';
import { tellFault } from './thrown';

describe('a thrown value', () => {
  it('is described by kind, message and place when it is an Error', () => {
    const told = tellFault(new TypeError("Cannot read properties of undefined (reading 'slot')"));
    expect(told).toMatchObject({
      type: 'TypeError',
      message: "Cannot read properties of undefined (reading 'slot')",
    });
    expect(told.at?.[0]).toMatch(/^at .*thrown\.test\.ts/);
  });

  it('keeps its causes, and the errors that it collects', () => {
    const away = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), {
      code: 'ECONNREFUSED',
      port: 5432,
    });
    expect(
      tellFault(new Error('no answer', { cause: new Error('call failed', { cause: away }) })),
    ).toMatchObject({
      message: 'no answer',
      cause: {
        message: 'call failed',
        cause: { message: away.message, errorCode: 'ECONNREFUSED', port: 5432 },
      },
    });
    expect(tellFault(new AggregateError([away, 'late'], 'all failed'))).toMatchObject({
      type: 'AggregateError',
      errors: [{ errorCode: 'ECONNREFUSED' }, { type: 'string', message: 'late' }],
    });
  });

  it('is described by its message when it is not an Error, without the values it contains', () => {
    const refusal = {
      name: 'ValidationError',
      message: 'attendees[0].email must be a valid email',
      value: { email: 'ana@gmail..com' },
    };
    const told = tellFault(refusal);
    expect(told).toMatchObject({ type: 'ValidationError', message: refusal.message });
    expect(JSON.stringify(told)).not.toContain('gmail');
    expect(tellFault({ patient: 'Ada Fields', kits: 2 })).toEqual({
      type: 'Object',
      keys: ['patient', 'kits'],
    });
  });

  test.each([
    ['away', { type: 'string', message: 'away' }],
    [undefined, { type: 'undefined', message: 'undefined' }],
    [null, { type: 'null', message: 'null' }],
    [7n, { type: 'bigint', message: '7' }],
    [Symbol('s'), { type: 'symbol', message: 'Symbol(s)' }],
    [Object.create(null), { type: 'object', keys: [] }],
    [[1], { type: 'Array', keys: ['0'] }],
  ])('%o is described', (thrown, told) => {
    expect(tellFault(thrown)).toEqual(told);
  });

  test.each([
    [
      'a getter that throws',
      {
        get message(): string {
          throw new Error('no');
        },
      },
    ],
    ['a proxy that was revoked', revoked()],
    [
      'a text that throws',
      {
        [Symbol.toPrimitive]: () => {
          throw new Error('no');
        },
        toString: null,
      },
    ],
  ])('%s does not throw again', (_, thrown) => {
    expect(tellFault(thrown).type).toMatch(/unreadable|Object/);
  });

  it('ends where a cause is its own', () => {
    const circle: { message: string; cause?: object } = { message: 'round' };
    circle.cause = circle;
    expect(JSON.stringify(tellFault(circle)).match(/round/g)).toHaveLength(6);
  });
});

test.each([
  ['550 <ada.fields@example.com>: no such mailbox', '550 <[address]>: no such mailbox'],
  ['no place for ana@gmail..com today', 'no place for [address] today'],
  ['bad ssn 900-12-3456', 'bad ssn [number]'],
  ['bad ssn 900123456', 'bad ssn [number]'],
  ['call (402) 555-0143 or 402.555.0143', 'call [number] or [number]'],
  ['card 4242 4242 4242 4242 declined', 'card [number] declined'],
  ['born 1988-04-27', 'born [day]'],
  [`Unexpected token 'A', "Ada Fields" is not valid JSON`, `Unexpected token 'A', "…" is not valid JSON`],
  ['the final value was: `"Ada', 'the final value was: `"…"'],
])('a message is logged without what identifies a person: %s', (message, told) => {
  expect(tellFault(new Error(message)).message).toBe(told);
});

test.each([
  'connect ECONNREFUSED 127.0.0.1:5432',
  'order 35698446-6523-465c-b277-fbedb0b61fae is Processing',
  "No such payment_intent: 'pi_3Oabc1234567890'",
])('and with what identifies a cause: %s', (message) => {
  expect(tellFault(new Error(message)).message).toBe(message);
});

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}
