import { ORDER_STATUSES } from '@larkwell/contracts/orders/orders';
import { expect, it } from 'vitest';
import { findEnd } from './order-end';

it('a refunded or canceled order has ended; in any other status it stands', () => {
  const ended = ORDER_STATUSES.flatMap((status) => findEnd(status) ?? []);
  expect(ended).toEqual(['canceled', 'refunded']);
  expect(findEnd('Processing')).toBeNull();
});
