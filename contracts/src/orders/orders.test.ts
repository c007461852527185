import { expect, it } from 'vitest';
import { makeFeedback, makeOrder } from '../testing/index';
import { feedbackSchema, isFeedbackGiven, isShipped, ORDER_STATUSES, parseOrderAddress } from './orders';

it.each([0.5, 1, 3.5, 5])('accepts %s stars', (rating) => {
  expect(feedbackSchema.safeParse(makeFeedback({ rating })).success).toBe(true);
});

it.each([0, 0.4, 3.3, 5.5, undefined])('requires a rating in halves, not %s', (rating) => {
  const result = feedbackSchema.safeParse({ ...makeFeedback(), rating });
  expect(new Set(result.error?.issues.map((i) => i.message))).toEqual(
    new Set(['Please give star rating for your experience on this product']),
  );
});

it('requires words, not just spaces', () => {
  expect(feedbackSchema.safeParse(makeFeedback({ feedBackText: '  ' })).success).toBe(false);
});

it('closes the feedback once rating and text are saved', () => {
  expect(isFeedbackGiven({ rating: 4, feedback_text: 'Good' })).toBe(true);
  expect(isFeedbackGiven({ rating: 4, feedback_text: ' ' })).toBe(false);
  expect(isFeedbackGiven({ rating: null, feedback_text: 'Good' })).toBe(false);
});

it('offers tracking and feedback for shipped and delivered orders only', () => {
  expect(ORDER_STATUSES.filter((status) => isShipped({ status }))).toEqual(['Shipped', 'Delivered']);
});

it('reads the address from its JSON text', () => {
  expect(parseOrderAddress(makeOrder().address)).toMatchObject({ city: 'Omaha', zipCode: '68102' });
});
