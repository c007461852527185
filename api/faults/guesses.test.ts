import { kitIdFromBytes } from '@larkwell/contracts/kits/kit-id';
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createToken } from '../src/security';
import { type Shop, startShop } from '../testing/shop';
import { addShopper, type Shopper } from '../testing/shopper';
import { testServiceKey } from '../testing/test-deps';
import { atOnce } from './at-once';
import { listBoundCalls, requestFor, type ApiCall } from './calls';
import { sized } from './size.env';

const tries = sized(140, 10_000);

let shop: Shop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await startShop();
  shopper = await addShopper(shop);
});
afterAll(() => shop.close());

/** Everything that opens with an id or a code alone, with a guess of the right shape. */
const guessed: Record<string, () => object> = {
  'appointments.getConfirmation': () => ({ bookingId: createToken() }),
  'appointments.getCalendar': () => ({ bookingId: randomUUID() }),
  'appointments.cancelBooking': () => ({ id: createToken() }),
  'appointments.moveBooking': () => ({ bookingId: createToken(), slotId: randomUUID() }),
  'appointments.getReport': () => ({ bookingId: createToken() }),
  'appointments.openBookingLink': () => ({ link: `${createToken()}.${createToken()}` }),
  'appointments.getPayLink': () => ({ linkId: createToken() }),
  'appointments.openPayLink': () => ({ linkId: createToken() }),
  'payments.getPayLink': () => ({ linkId: createToken() }),
  'payments.openPayLink': () => ({ linkId: createToken() }),
  'accounts.resetPassword': () => ({
    resetKey: createToken(),
    newPassword: 'Fresh#2026',
    confirmNewPassword: 'Fresh#2026',
  }),
  'accounts.verifyCode': () => ({
    email: 'somebody@example.com',
    code: String(randomBytes(4).readUInt32BE() % 1_000_000).padStart(6, '0'),
  }),
  'kits.check': () => ({ registerKitId: kitIdFromBytes(randomBytes(9)) }),
};
const calls = new Map<string, ApiCall>(listBoundCalls().map((call) => [call.name, call]));

test.each(Object.keys(guessed))(
  `${tries} guesses at %s find nothing, and soon are no longer checked`,
  async (name) => {
    const guess = async () => {
      const { path, init } = requestFor(calls.get(name)!, guessed[name]!());
      const headers = new Headers(init.headers);
      headers.set('x-service-key', testServiceKey);
      headers.set('x-visitor-address', `203.0.113.${Object.keys(guessed).indexOf(name)}`);
      headers.set('authorization', `Bearer ${shopper.token}`);
      const response = await shop.request(path, { ...init, headers });
      const body = (await response.json()) as { success?: boolean; data?: { isFound?: boolean } };
      const isHit = response.ok && body.success !== false && body.data?.isFound !== false;
      return isHit ? 'hit' : response.status === 429 ? 'limited' : 'looked at';
    };
    const results = await atOnce(
      10,
      Array.from({ length: tries }, () => guess),
    );
    const answers = results.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)));
    expect(new Set(answers)).toEqual(new Set(['looked at', 'limited']));
    expect(answers.filter((answer) => answer === 'looked at').length).toBeLessThanOrEqual(120);
  },
  600_000,
);
