import { makeSubscription } from '@larkwell/contracts/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { findNextRenewal, NextRenewal } from './next-renewal';

it('is the earliest of those that renew', () => {
  const [late, early, over] = [
    makeSubscription({ subscription_id: 'late', renewsOn: '2027-03-01' }),
    makeSubscription({ subscription_id: 'early', renewsOn: '2026-12-03' }),
    makeSubscription({ subscription_id: 'over', renewsOn: null, status: false, state: 'cancelled' }),
  ];
  expect(findNextRenewal([late!, over!, early!])).toBe(early);
  expect(findNextRenewal([over!])).toBeNull();
});

it('tells amount and day', () => {
  const subscription = makeSubscription({ price: 3675, renewsOn: '2026-12-03', repair: null });
  const text = renderToStaticMarkup(<NextRenewal subscription={subscription} />).replaceAll(/<[^>]+>/g, '');
  expect(text).toContain('$36.75 on Thu, Dec 3, 2026');
});
