import { dateMessages } from './date';
import { isFilled } from './first-failing';
import { plainText } from './unseen';
import { findWrongPart } from './wrong-date';

/**
 * A day between 1900 and `today` (`YYYY-MM-DD`, in the zone of the person or place), inclusive. What is not a day is
 * refused with what is wrong with it: its month, its day or its year.
 */
export function pastDate(today: string, messages: { required: string; inFuture: string } = dateMessages) {
  return plainText(messages.required).superRefine((value, ctx) => {
    const message = isFilled(value)
      ? (findWrongPart(value)?.sentence ?? (value > today ? messages.inFuture : undefined))
      : messages.required;
    if (message) ctx.addIssue({ code: 'custom', message });
  });
}
