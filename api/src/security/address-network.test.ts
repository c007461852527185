import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { networkOf } from './address-network';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['', ''],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('a limit counts all addresses of one IPv6 network together', async () => {
  const wrong = (address: string) =>
    test
      .as({ address })
      .accounts.login({ email: `${address.replaceAll(':', '-')}@example.com`, password: 'Wrong#123' })
      .catch((error: { status: number }) => error.status);
  const answers: unknown[] = [];
  for (let n = 0; n < 101; n += 1) answers.push(await wrong(`2001:db8:1:2::${n.toString(16)}`));
  expect(answers.at(99)).toBe(401);
  expect(answers.at(100)).toBe(429);
  expect(await wrong('2001:db8:1:3::1')).toBe(401);
});
