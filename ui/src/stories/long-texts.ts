/** The longest texts, for stories that show wrapping. */
export const longLabel = 'Anything else the lab should know about how, when and where the sample was taken';
export const longHint =
  'For example that a vial is only half full, that the card was still wet when it was packed, or that you take medicine against averyverylongwordwithoutabreak.';
export const longName = 'Comprehensive cardiovascular and metabolic risk panel for adults over forty';
