import { expect, test } from 'vitest';
import { readEnvironment, showsDrafts } from './env';

const complete = {
  API_URL: 'http://127.0.0.1:3002/',
  SHOP_URL: 'http://127.0.0.1:3000',
  BOOKING_URL: 'http://127.0.0.1:3001',
  DATABASE_URL: 'postgres://larkwell@127.0.0.1/larkwell',
  STRIPE_SECRET_KEY: 'sk_test',
  STRIPE_WEBHOOK_SECRET: 'whsec',
  S3_ENDPOINT: 'http://127.0.0.1:4568',
  S3_BUCKET: 'larkwell',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
  SMTP_URL: 'smtp://127.0.0.1:1025',
  USPS_URL: 'http://127.0.0.1:4570',
  USPS_CLIENT_ID: 'id',
  USPS_CLIENT_SECRET: 'secret',
  SERVICE_KEY: 'a-service-key-of-some-length',
  SESSION_SECRET: 'a-session-secret-of-some-length',
  FIELD_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
  LOOKUP_KEY: Buffer.alloc(32, 8).toString('base64'),
};

test('a complete environment is accepted, with the defaults filled in', () => {
  expect(readEnvironment(complete)).toMatchObject({
    API_PORT: 3002,
    API_URL: 'http://127.0.0.1:3002',
    BOOKING_LOOKUP: 'email',
    HOLDS_PER_ADDRESS: 60,
    UPLOADS_ACL: 'private',
    LOG_LEVEL: 'info',
  });
});

test('a key management service needs its credentials, and a key id needs the service', () => {
  const KMS_URL = 'https://kms.us-east-1.amazonaws.com';
  const credentials = { KMS_ACCESS_KEY_ID: 'id', KMS_SECRET_ACCESS_KEY: 'secret' };
  expect(readEnvironment({ ...complete, ...credentials, KMS_URL })).toMatchObject({ KMS_URL });
  expect(() => readEnvironment({ ...complete, KMS_URL })).toThrow('KMS_URL needs KMS_ACCESS_KEY_ID');
  expect(() => readEnvironment({ ...complete, KMS_KEY_ID: 'one' })).toThrow('KMS_KEY_ID needs KMS_URL');
});

test('replies need an address that mail can be sent to', () => {
  const SUPPORT_ADDRESS = 'help@larkwell.example';
  expect(readEnvironment({ ...complete, SUPPORT_ADDRESS })).toMatchObject({ SUPPORT_ADDRESS });
  expect(() => readEnvironment({ ...complete, SUPPORT_ADDRESS: 'Help desk' })).toThrow(
    'SUPPORT_ADDRESS must be an email address',
  );
});

test('everything wrong is listed at once, by name and without its value', () => {
  const wrong = {
    ...complete,
    API_PORT: 'canary-port',
    SERVICE_KEY: 'short',
    FIELD_KEYS: 'canary-key',
    SMTP_URL: '',
  };
  let message = '';
  try {
    readEnvironment(wrong);
  } catch (error) {
    ({ message } = error as Error);
  }
  expect(
    message
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(' ')[0])
      .sort(),
  ).toEqual(['API_PORT', 'FIELD_KEYS', 'SERVICE_KEY', 'SMTP_URL']);
  expect(message).toContain('SMTP_URL is missing');
  expect(message).not.toContain('canary');
});

test('secrets during a rotation are lists, the new one first', () => {
  const [older, newer] = [8, 9].map((byte) => Buffer.alloc(32, byte));
  const { SESSION_SECRET, LOOKUP_KEY } = readEnvironment({
    ...complete,
    SESSION_SECRET: 'a-new-session-secret, an-old-session-secret',
    LOOKUP_KEY: `${newer!.toString('base64')}, ${older!.toString('base64')}`,
  });
  expect(SESSION_SECRET).toEqual(['a-new-session-secret', 'an-old-session-secret']);
  expect(LOOKUP_KEY).toEqual([newer, older]);
});

test.each([
  ['SESSION_SECRET', 'a-new-session-secret,short'],
  ['SESSION_SECRET', 'a-new-session-secret,'],
  ['LOOKUP_KEY', `${complete.LOOKUP_KEY},c2hvcnQ=`],
])('%s is refused when one of its values is invalid', (name, value) => {
  expect(() => readEnvironment({ ...complete, [name]: value })).toThrow(`  ${name} must`);
});

test.each([
  ['production', undefined, false],
  ['production', 'drafts', true],
  ['development', undefined, true],
  ['development', 'reviewed', false],
])('texts that no clinician has read, in %s with %s: %s', (NODE_ENV, ANALYTE_TEXTS, isShown) => {
  expect(showsDrafts(readEnvironment({ ...complete, NODE_ENV, ANALYTE_TEXTS }))).toBe(isShown);
});

test.each([
  ['production', undefined, /UPLOADS_ACL is public-read/],
  ['production', '1', null],
  ['development', undefined, /UPLOADS_ACL is public-read/],
  ['development', '1', null],
  [undefined, undefined, /UPLOADS_ACL is public-read/],
])('public pictures in %s, accepted: %s', (NODE_ENV, I_ACCEPT_PUBLIC_UPLOADS, refusal) => {
  const read = () =>
    readEnvironment({ ...complete, NODE_ENV, UPLOADS_ACL: 'public-read', I_ACCEPT_PUBLIC_UPLOADS });
  if (refusal) expect(read).toThrow(refusal);
  else expect(read().UPLOADS_ACL).toBe('public-read');
});
