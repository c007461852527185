import { ORDER_STATUSES } from '@larkwell/contracts/orders/orders';
import { expect, it } from 'vitest';
import { findEnd } from './order-end';

it('an order ends by being refunded or canceled, and stands in every other status', () => {
  const ended = ORDER_STATUSES.flatMap((status) => findEnd(status) ?? []);
  expect(ended).toEqual(['canceled', 'refunded']);
  expect(findEnd('Processing')).toBeNull();
});
