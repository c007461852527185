import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { completeEnvironment, defaultPorts, readDevelopmentSecrets, type StandIn } from './environment.mjs';
import { planParts } from './plans.mjs';
import { requireOwnSecrets } from './secrets.mjs';

const checkout = path.join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(path.join(tmpdir(), 'larkwell-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const complete = (given: Record<string, string> = {}) =>
  completeEnvironment(given, {
    ports: defaultPorts,
    databaseUrl: 'postgres://larkwell:secret@127.0.0.1:5433/larkwell',
    secrets: readDevelopmentSecrets(folder),
    data: folder,
  });

/** Secrets by name in `.env.example`; published keys are not secrets. */
const secretNames = [
  ...readFileSync(path.join(checkout, '.env.example'), 'utf8').matchAll(/^([A-Z0-9_]+)=/gm),
]
  .map(([, name]) => name!)
  .filter((name) => /SECRET|KEY|CLIENT_ID|DATABASE_URL|SMTP_URL/.test(name) && !name.includes('PUBLISHABLE'));

const plan = (standIns: StandIn[]) =>
  planParts({ checkout, environment: complete(), standIns, logs: folder });
const secretsOf = (part: { env: Record<string, string> } | null | undefined) =>
  secretNames.filter((name) => name in part!.env).sort();

it('gives each site only its own secret and the service key', () => {
  const [shop, booking] = plan([]).sites;
  expect(secretsOf(shop)).toEqual(['SERVICE_KEY', 'SHOP_SESSION_SECRET']);
  expect(secretsOf(booking)).toEqual(['BOOKING_SESSION_SECRET', 'SERVICE_KEY']);
});

it("gives the API everything but the sites' secrets", () => {
  const ofSites = ['BOOKING_SESSION_SECRET', 'SHOP_SESSION_SECRET'];
  expect(secretsOf(plan([]).api)).toEqual(secretNames.filter((name) => !ofSites.includes(name)).sort());
});

it('gives the stand-ins the secrets of their services', () => {
  expect(secretsOf(plan(['mail']).standIns)).toEqual([]);
  expect(secretsOf(plan(['s3', 'mail']).standIns)).toEqual(['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
  expect(secretsOf(plan(['stripe', 's3', 'mail', 'usps']).standIns)).toEqual([
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
    'SERVICE_KEY',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'USPS_CLIENT_ID',
    'USPS_CLIENT_SECRET',
  ]);
});

it('gives every part what is not secret', () => {
  const { api, sites, standIns } = plan(['stripe']);
  for (const part of [api, ...sites, standIns]) {
    expect(part!.env).toMatchObject({ API_URL: 'http://127.0.0.1:3002', TZ: 'UTC', LOG_LEVEL: 'info' });
  }
});

it.each([
  ['SHOP_SESSION_SECRET', 'BOOKING_SESSION_SECRET'],
  ['SHOP_SESSION_SECRET', 'SERVICE_KEY'],
  ['BOOKING_SESSION_SECRET', 'SESSION_SECRET'],
])('refuses %s that shares a secret with %s', (own, other) => {
  const shared = 'one secret of thirty-two characters or more';
  const environment = complete({
    [own]: `${'another secret of thirty-two characters'}, ${shared}`,
    [other]: shared,
  });
  expect(() => requireOwnSecrets(environment)).toThrow(
    `${own} and ${other} share a secret; give each its own.`,
  );
  expect(() => requireOwnSecrets(complete())).not.toThrow();
});
