import { z } from 'zod';
import { email } from '../fields/email';
import { idSchema } from '../fields/text';
import { inWords } from '../numbers/words';
import { STOCK_ALERT_DAYS, STOCK_ALERT_LINK_DAYS } from '../numbers/shop';

export const stockAlertMessages = {
  check: `Check your email. Confirm with the link in it within ${inWords(STOCK_ALERT_LINK_DAYS)} days.`,
  waiting: (kit: string) => `We’ll email you once when ${kit} is back.`,
  stopped: 'We have deleted your address from this list.',
  inStock: (kit: string) => `${kit} is in stock. You can order it now.`,
  kept: `We send one email about this kit and then delete your address. If the kit is not back within ${STOCK_ALERT_DAYS} days, we delete it too.`,
} as const;

/** Where to write once a kit is back; `id` is the kit's id or slug. */
export const stockAlertSchema = z.object({ id: idSchema, email: email() });
export type StockAlert = z.infer<typeof stockAlertSchema>;

/** The key of the mailed link. */
export const stockAlertKeySchema = z.object({ key: idSchema });
