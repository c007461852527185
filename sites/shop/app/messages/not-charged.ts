/** No money moved, according to Stripe. */
export type NotCharged = {
  isCharged: false;
  /** Why not; null if nobody tried to pay. */
  words: string | null;
  /** Id of the attempt that `words` are about. */
  refusedAttempt: string | null;
  /** The money came too late and is returned, as `words` say. */
  isGivenBack: boolean;
};

/**
 * Says that nothing was charged. Takes Stripe's answer, since nothing else may make a page say so.
 * @param why the reason the order was not paid, if Stripe gives none
 */
export function sayNotCharged({ words, isGivenBack }: NotCharged, why: string | null = null): string {
  if (words !== null && isGivenBack) return words;
  const reason = words ?? why;
  return reason === null
    ? 'You have not been charged for this order.'
    : `${reason} You have not been charged.`;
}

/** Like `sayNotCharged`, for a press to pay that got no answer: why nothing happened, and what to do. */
export function sayNothingHappened(truth: NotCharged): string {
  if (truth.words !== null) return sayNotCharged(truth);
  return `We could not reach the payment service. ${sayNotCharged(truth)} Please try again in a minute.`;
}
