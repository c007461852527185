import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Visit } from '../session/visit.server';
import { stubSiteEnv } from '../testing/site-env';
import type * as actions from './coupon-actions.server';

let applyCoupon: (typeof actions)['applyCoupon'];
beforeAll(async () => {
  stubSiteEnv();
  ({ applyCoupon } = await import('./coupon-actions.server'));
}, 60_000);
afterAll(() => vi.unstubAllEnvs());

it('a code refused without a sentence gets the default one, and stays in the field', async () => {
  const check = vi.fn(async () => ({ data: { isValid: false, isApplied: false, message: '' } }));
  const visit = { person: { id: '7' }, api: { coupons: { check } } } as unknown as Visit;
  const form = new FormData();
  form.set('couponCode', ' save20 ');
  const reply = await applyCoupon(visit, new Request('http://shop.test/cart'), form);
  expect(check).toHaveBeenCalledWith(expect.objectContaining({ code: 'SAVE20' }));
  expect(reply).toMatchObject({
    data: {
      form: 'coupon',
      result: { initialValue: { couponCode: ' save20 ' }, error: { couponCode: ['something went wrong'] } },
    },
    init: { status: 422 },
  });
});
