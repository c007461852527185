/** No money moved, as the provider says. */
export type NotCharged = {
  isCharged: false;
  /** Why it did not; null where nobody tried. */
  words: string | null;
  /** Names the attempt that `words` are about. */
  refusedAttempt: string | null;
  /** The money came too late and goes back, as `words` say. */
  isGivenBack: boolean;
};

/**
 * That nothing was charged. Takes the provider's own answer, since nothing else may make a page say so.
 * @param why what kept the order from being paid, where the provider does not say
 */
export function sayNotCharged({ words, isGivenBack }: NotCharged, why: string | null = null): string {
  if (words !== null && isGivenBack) return words;
  const reason = words ?? why;
  return reason === null
    ? 'You have not been charged for this order.'
    : `${reason} You have not been charged.`;
}
