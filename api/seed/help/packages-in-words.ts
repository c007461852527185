import { SUBSCRIPTION_PACKAGES } from '@larkwell/contracts/numbers/shop';

const list = (type: 'conjunction' | 'disjunction', words: string[]) =>
  new Intl.ListFormat('en-US', { type }).format(words);

/** `3, 6, or 12` */
export const intervals = list(
  'disjunction',
  SUBSCRIPTION_PACKAGES.map(({ months }) => String(months)),
);

/** `25%, 20%, and 15%` */
export const discounts = list(
  'conjunction',
  SUBSCRIPTION_PACKAGES.map(({ percent }) => `${percent}%`),
);
