import { expect, it } from 'vitest';
import { shareRefund } from './refund-shares';

const visit = (share: number, refunded = 0, isCanceled = false) => ({ share, refunded, isCanceled });

it('gives all of a refund to the one visit of a payment', () => {
  expect(shareRefund([visit(12_000)], 5_000)).toEqual([5_000]);
  expect(shareRefund([visit(12_000, 5_000)], 0)).toEqual([0]);
});

it('refunds canceled visits of a household first, and none beyond its part', () => {
  const people = [visit(7_000), visit(0), visit(7_000, 0, true)];
  expect(shareRefund(people, 7_000)).toEqual([0, 0, 7_000]);
  expect(shareRefund(people, 9_000)).toEqual([2_000, 0, 7_000]);
  expect(shareRefund(people, 14_000)).toEqual([7_000, 0, 7_000]);
});

it('adds only what is new after someone else cancels, and takes returned refunds off again', () => {
  const later = [visit(7_000, 3_000), visit(7_000, 0, true)];
  expect(shareRefund(later, 3_000)).toEqual([3_000, 0]);
  expect(shareRefund(later, 8_000)).toEqual([3_000, 5_000]);
  expect(shareRefund([visit(7_000, 3_000), visit(7_000, 7_000, true)], 7_000)).toEqual([0, 7_000]);
});
