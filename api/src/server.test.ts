import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';

const api = fileURLToPath(new URL('..', import.meta.url));

type Server = ChildProcessByStdio<null, Readable, Readable>;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

function start(changes: Record<string, string>, program = '.cache/failpoints/server.js') {
  const env = {
    NODE_ENV: 'development' as const,
    API_PORT: '0',
    API_URL: 'http://127.0.0.1',
    SHOP_URL: 'http://shop.test',
    BOOKING_URL: 'http://booking.test',
    DATABASE_URL: database.url,
    STRIPE_SECRET_KEY: 'sk_test',
    STRIPE_WEBHOOK_SECRET: 'whsec',
    S3_ENDPOINT: 'http://127.0.0.1:9',
    S3_BUCKET: 'larkwell',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
    SMTP_URL: 'smtp://127.0.0.1:9',
    USPS_URL: 'http://127.0.0.1:9',
    USPS_CLIENT_ID: 'id',
    USPS_CLIENT_SECRET: 'secret',
    SERVICE_KEY: 'a-service-key-of-some-length',
    SESSION_SECRET: 'a-session-secret-of-some-length',
    FIELD_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
    LOOKUP_KEY: Buffer.alloc(32, 8).toString('base64'),
    ...changes,
  };
  const server: Server = spawn(process.execPath, [program], {
    cwd: api,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { text: '' };
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk) => (output.text += String(chunk)));
  return { server, output };
}

/** @returns the port, once the server says that it listens */
async function listeningPort({ server, output }: ReturnType<typeof start>): Promise<number> {
  for (;;) {
    const port = /"port":(\d+)[^\n]*"listening"/.exec(output.text)?.[1];
    if (port) return Number(port);
    if (server.exitCode !== null) throw new Error(output.text);
    await once(server.stdout, 'data');
  }
}

const exitOf = async (server: Server) => server.exitCode ?? ((await once(server, 'exit')) as [number])[0];

test('SIGTERM: every request in flight is answered, then the process ends by itself', async () => {
  const started = start({});
  const port = await listeningPort(started);
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  const ask = () =>
    new Promise<number>((resolve, reject) => {
      const path = '/api/v1/test-location/list?location=68102';
      const sent = request({ host: '127.0.0.1', port, path, agent }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode!));
      });
      sent.on('error', reject).end();
    });
  const crowd = () => Array.from({ length: 100 }, ask);
  // The first round opens the connections, so that all of the second is in flight when the signal arrives.
  await Promise.all(crowd());
  const answers = crowd();
  await Promise.race(answers);
  started.server.kill('SIGTERM');
  expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
  expect(await exitOf(started.server)).toBe(0);
}, 120_000);

test('an invalid environment stops the start and lists what is wrong', async () => {
  const { server, output } = start({ SERVICE_KEY: '', API_PORT: 'many' });
  expect(await exitOf(server)).toBe(1);
  expect(output.text).toContain('SERVICE_KEY is missing');
  expect(output.text).toContain('API_PORT must be a number');
}, 120_000);

test('the production bundle prepares its database, answers, and contains no failpoints', async () => {
  for (const name of await readdir(`${api}/dist`)) {
    if (name.endsWith('.js'))
      expect(await readFile(`${api}/dist/${name}`, 'utf8')).not.toContain('larkwellFailpoint');
  }
  const started = start({}, 'dist/server.js');
  const port = await listeningPort(started);
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  const found = await fetch(`http://127.0.0.1:${port}/api/v1/test-location/list?location=omaha,%20ne`);
  expect(await found.json()).toMatchObject({ place: 'Omaha, NE' });
  started.server.kill('SIGTERM');
  expect(await exitOf(started.server)).toBe(0);
}, 120_000);
