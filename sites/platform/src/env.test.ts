import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readEnv, siteEnvSchema } from './env';

const complete = {
  API_URL: 'http://127.0.0.1:3002',
  SHOP_URL: 'http://localhost:3000',
  BOOKING_URL: 'http://localhost:3001',
  SERVICE_KEY: 'a-key-of-sixteen-or-more',
  SESSION_SECRET: 'a-secret-of-thirty-two-characters-or-more',
  STRIPE_PUBLISHABLE_KEY: 'pk_test',
  STRIPE_JS_URL: 'http://localhost:4242/v3/',
};

beforeEach(() => {
  for (const [name, value] of Object.entries(complete)) vi.stubEnv(name, value);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('a complete environment is read', () => {
  expect(readEnv(siteEnvSchema, 'The shop')).toEqual(complete);
});

it('a wrong one ends the site with all that is wrong, by name and without its value', () => {
  vi.stubEnv('API_URL', 'nowhere');
  vi.stubEnv('SERVICE_KEY', 'short-secret');
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const ended = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  expect(() => readEnv(siteEnvSchema, 'The shop')).toThrow('ended');
  expect(ended).toHaveBeenCalledWith(1);
  const [list] = said.mock.calls[0] as [string];
  expect(list.split('\n')).toEqual([
    'The shop cannot start. These environment variables are wrong:',
    expect.stringContaining('API_URL:'),
    '  SERVICE_KEY: at least 16 characters',
  ]);
  expect(list).not.toContain('short-secret');
});
