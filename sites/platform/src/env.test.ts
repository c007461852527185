import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readEnv, siteEnvSchema } from './env';

const secret = 'a-secret-of-thirty-two-characters-or-more';
const older = 'an-older-one-that-a-browser-may-still-have';
const complete = {
  API_URL: 'http://127.0.0.1:3002',
  SHOP_URL: 'http://localhost:3000',
  BOOKING_URL: 'http://localhost:3001',
  SERVICE_KEY: 'a-key-of-sixteen-or-more',
  STRIPE_PUBLISHABLE_KEY: 'pk_test',
  STRIPE_JS_URL: 'http://localhost:4242/v3/',
  SECURITY_CONTACT: 'mailto:security@larkwell.example',
};

const schema = siteEnvSchema('SHOP_SESSION_SECRET');

beforeEach(() => {
  vi.stubEnv('SHOP_SESSION_SECRET', secret);
  vi.stubEnv('BOOKING_SESSION_SECRET', 'the-other-site-has-a-secret-of-its-own');
  for (const [name, value] of Object.entries(complete)) vi.stubEnv(name, value);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('a complete environment is read', () => {
  expect(readEnv(schema, 'The shop')).toEqual({
    ...complete,
    SESSION_SECRETS: [secret],
    TRUST_PROXY: 0,
    PAGE_CACHE: false,
  });
});

it('an invalid one stops the site with every problem, by name and without its value', () => {
  vi.stubEnv('API_URL', 'nowhere');
  vi.stubEnv('SERVICE_KEY', 'short-secret');
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const ended = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  expect(() => readEnv(schema, 'The shop')).toThrow('ended');
  expect(ended).toHaveBeenCalledWith(1);
  const [list] = said.mock.calls[0] as [string];
  expect(list.split('\n')).toEqual([
    'The shop cannot start. These environment variables are wrong:',
    expect.stringContaining('API_URL:'),
    '  SERVICE_KEY: at least 16 characters',
  ]);
  expect(list).not.toContain('short-secret');
});

it.each([
  ['(402) 555-0143', '(402) 555-0143'],
  ['', undefined],
])('the help line %s is read as %s', (given, read) => {
  vi.stubEnv('HELP_PHONE', given);
  expect(readEnv(schema, 'The shop').HELP_PHONE).toBe(read);
});

it('secrets are read as a list, newest first', () => {
  vi.stubEnv('SHOP_SESSION_SECRET', `${secret}, ${older}`);
  expect(readEnv(schema, 'The shop').SESSION_SECRETS).toEqual([secret, older]);
});

it.each([
  ['is missing', '', /SHOP_SESSION_SECRET: /],
  ['is short', 'short', /SHOP_SESSION_SECRET: at least 32 characters each/],
  ['is followed by a short one', `${secret},short`, /SHOP_SESSION_SECRET: at least 32 characters each/],
  ['can be guessed', 'abcabcabcabcabcabcabcabcabcabcabcabc', /SHOP_SESSION_SECRET: at least 10 different/],
  [
    'is the other site’s',
    'the-other-site-has-a-secret-of-its-own',
    /SHOP_SESSION_SECRET: must not be shared with BOOKING_SESSION_SECRET/,
  ],
  [
    'was the other site’s',
    `${secret},the-other-site-has-a-secret-of-its-own`,
    /SHOP_SESSION_SECRET: must not be shared with BOOKING_SESSION_SECRET/,
  ],
])('a site does not start when its secret %s', (_, given, sentence) => {
  vi.stubEnv('SHOP_SESSION_SECRET', given);
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  expect(() => readEnv(schema, 'The shop')).toThrow('ended');
  expect(said.mock.calls[0]![0]).toMatch(sentence);
});

it.each([
  ['SERVICE_KEY', secret],
  ['SESSION_SECRET', secret],
  ['SESSION_SECRET', `the one that signs now, ${secret}`],
])('a site does not start with a secret that is the %s: %s', (name, value) => {
  vi.stubEnv(name, value);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const ended = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  expect(() => readEnv(schema, 'The shop')).toThrow('ended');
  expect(ended).toHaveBeenCalledWith(1);
});
