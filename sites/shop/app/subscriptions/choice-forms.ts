import { SUBSCRIPTION_PACKAGES } from '@larkwell/contracts/numbers/shop';
import { type SubscriptionMonths } from '@larkwell/contracts/pricing';
import { z } from 'zod';
import { subscriptionMessages } from '../messages/orders';

const { choose } = subscriptionMessages;

/** The day a pause ends. The API decides whether it is allowed. */
export const pauseForm = z.object({ until: z.string({ error: choose }) });

/** How often a kit is sent, from the next renewal on. */
export const intervalForm = z.object({
  months: z
    .string({ error: choose })
    .transform((typed) => SUBSCRIPTION_PACKAGES.find(({ months }) => String(months) === typed)?.months)
    .refine((months): months is SubscriptionMonths => months !== undefined, choose),
});
