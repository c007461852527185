import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Listening } from '../listening';
import { startUsps } from './usps';

const now = Date.parse('2027-03-10T15:00:00Z');
let usps: Listening;

beforeAll(async () => {
  usps = await startUsps({ clock: () => now });
});
afterAll(() => usps.stop());

function askToken(secret: string) {
  const body = JSON.stringify({
    client_id: 'larkwell',
    client_secret: secret,
    grant_type: 'client_credentials',
  });
  return fetch(`${usps.url}/oauth2/v3/token`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
}

async function track(number: string, token?: string) {
  const known =
    token ?? ((await (await askToken('larkwell')).json()) as { access_token: string }).access_token;
  return fetch(`${usps.url}/tracking/v3/tracking/${number}?expand=DETAIL`, {
    headers: { authorization: `Bearer ${known}` },
  });
}

interface Tracked {
  trackingEvents: { eventType: string; eventTimestamp: string; eventCity: string; eventState: string }[];
}

test('a token needs the right secret, and tracking needs a token', async () => {
  expect((await askToken('wrong')).status).toBe(401);
  expect((await track('9400100000000000000001', 'made-up')).status).toBe(401);
});

test.each([
  ['9400100000000000000001', 'Shipping Label Created'],
  ['9400100000000000000002', 'Accepted'],
  ['9400100000000000000003', 'In Transit'],
  ['9400100000000000000004', 'Delivered'],
])('%s has come as far as "%s", with dates before now', async (number, words) => {
  const { trackingEvents } = (await (await track(number)).json()) as Tracked;
  expect(trackingEvents[0]?.eventType).toContain(words);
  const times = trackingEvents.map((event) => Date.parse(event.eventTimestamp));
  expect(times).toEqual([...times].sort((one, other) => other - one));
  expect(Math.max(...times)).toBeLessThan(now);
  expect(Math.min(...times)).toBeGreaterThan(now - 7 * 24 * 60 * 60 * 1000);
});

test('an unknown number is not found, with a message', async () => {
  const reply = await track('123');
  expect(reply.status).toBe(404);
  expect(await reply.json()).toMatchObject({
    error: { code: '404', message: expect.stringContaining('package') },
  });
});
