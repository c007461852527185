import { makeSubscriptionOptions } from '@larkwell/contracts/testing';
import { describe, expect, it } from 'vitest';
import { chosenPrice, readBuyingChoice } from './buying-choice';

const read = (values: Record<string, string>, limits?: Parameters<typeof readBuyingChoice>[1]) =>
  readBuyingChoice(new Map(Object.entries(values)), limits);

describe('the choice in the buy box', () => {
  it('starts as one kit, bought once', () => {
    expect(read({})).toEqual({ option: 'one_time_purchase', duration: null, quantity: 1, tooMany: null });
  });

  it('subscribes for 3 months unless another duration is chosen', () => {
    expect(read({ paymentOption: 'subscription' }).duration).toBe(3);
    expect(read({ paymentOption: 'subscription', subscriptionDuration: '12' }).duration).toBe(12);
    expect(read({ paymentOption: 'subscription', subscriptionDuration: '5' }).duration).toBe(3);
  });

  it('forgets the duration when leaving the subscription, which restores the base price', () => {
    const product = {
      price: 9900,
      price_id: makeSubscriptionOptions(9900),
    };
    const choice = read({ paymentOption: 'one_time_purchase', subscriptionDuration: '3' });
    expect(choice.duration).toBeNull();
    expect(chosenPrice(product, choice)).toBe(9900);
    expect(chosenPrice(product, read({ paymentOption: 'subscription', subscriptionDuration: '3' }))).toBe(
      7425,
    );
  });

  it('never subscribes a person who is not allowed to subscribe', () => {
    expect(
      read({ paymentOption: 'subscription', subscriptionDuration: '6' }, { maySubscribe: false }),
    ).toMatchObject({ option: 'one_time_purchase', duration: null });
  });

  it.each([
    [{ quantity: '2', intent: 'inc' }, 3],
    [{ quantity: '5', intent: 'inc' }, 5],
    [{ quantity: '1', intent: 'dec' }, 1],
    [{ quantity: '90' }, 5],
    [{ quantity: '-4' }, 1],
    [{ quantity: '1.5' }, 1],
    [{ quantity: 'abc' }, 1],
  ])('reads %o with 5 in stock as %i', (values, quantity) => {
    expect(read(values, { stock: 5 }).quantity).toBe(quantity);
  });

  it('keeps a number that is more than there is', () => {
    expect(read({ quantity: '90' }, { stock: 5 }).tooMany).toBe(90);
    expect(read({ quantity: '5' }, { stock: 5 }).tooMany).toBeNull();
  });
});
