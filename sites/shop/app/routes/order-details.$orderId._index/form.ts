import { feedbackMessages, feedbackSchema, ratingSchema } from '@larkwell/contracts/orders/orders';
import { z } from 'zod';

/** The rating arrives as the value of a radio button; without one there is no rating. */
export const feedbackForm = feedbackSchema.pick({ productId: true, feedBackText: true }).extend({
  rating: z.string({ error: feedbackMessages.rating }).transform(Number).pipe(ratingSchema),
});
