import { cardBrandName } from '../fields/card-brand';
import type { PaymentMethod } from './payments';

type Card = Pick<PaymentMethod, 'brand' | 'last4' | 'exp_month' | 'exp_year'>;

/** A card as its holder knows it: “Visa ending in 4242, 12/29”. */
export function savedCardName({ brand, last4, exp_month: month, exp_year: year }: Card): string {
  const ends = `${String(month).padStart(2, '0')}/${String(year).slice(-2)}`;
  return `${cardBrandName(brand)} ending in ${last4}, ${ends}`;
}

/** Whether a card can no longer pay. @param today `YYYY-MM-DD`; a card is good to the end of its month */
export const isExpiredCard = ({ exp_month: month, exp_year: year }: Card, today: string) =>
  `${year}-${String(month).padStart(2, '0')}` < today.slice(0, 7);
