import { feedbackMessages, feedbackSchema } from '@larkwell/contracts/orders/orders';
import { z } from 'zod';

/** The rating arrives as the text of a radio button; none is no rating. */
export const feedbackForm = z
  .object({
    rating: z.string({ error: feedbackMessages.rating }).transform(Number),
    feedBackText: z.unknown(),
  })
  .pipe(feedbackSchema.pick({ rating: true, feedBackText: true }));
