import { makeBookingConfirmation } from '@larkwell/contracts/testing';
import { expect, test } from 'vitest';
import { paymentRows } from './payment-rows';

const rowsOf = (paid: Partial<Parameters<typeof paymentRows>[0]>) =>
  paymentRows(makeBookingConfirmation(paid)).map(({ label, value }) => `${label}: ${value}`);
/** Still November 30 in Omaha. */
const at = '2026-12-01T03:00:00.000Z';

test('a visit at no cost shows no payment', () => {
  expect(rowsOf({})).toEqual([]);
});

test('a visit paid by card shows the amount', () => {
  expect(rowsOf({ amountPaid: 7000 })).toEqual(['Paid by card: $70.00']);
});

test('money that the bank returned is not shown as paid', () => {
  expect(rowsOf({ dispute: { state: 'lost', amount: 7000 } })).toEqual([
    'Payment: The bank returned $70.00 to the card it came from',
  ]);
  expect(rowsOf({ refund: { amount: 2000, at }, dispute: { state: 'lost', amount: 5000 } })).toEqual([
    'Payment: The bank returned $50.00 of $70.00 to the card it came from',
    'Refunded: $20.00 on Mon Nov 30/26',
  ]);
});

test('while a bank decides, the amount is not called paid', () => {
  expect(rowsOf({ amountPaid: 7000, dispute: { state: 'open', amount: 7000 } })).toEqual([
    'Payment: $70.00, under review by the bank',
  ]);
  expect(
    rowsOf({ amountPaid: 5000, refund: { amount: 2000, at }, dispute: { state: 'open', amount: 5000 } }),
  ).toEqual(['Payment: $70.00, of which the bank is reviewing $50.00', 'Refunded: $20.00 on Mon Nov 30/26']);
});

test.each([
  [5000, 2000, '$20.00'],
  [0, 7000, '$70.00'],
])(
  'with %i cents kept, the refund of %i is beside the payment, with its local date',
  (kept, amount, words) => {
    expect(rowsOf({ amountPaid: kept, refund: { amount, at } })).toEqual([
      'Paid by card: $70.00',
      `Refunded: ${words} on Mon Nov 30/26`,
    ]);
  },
);
