import { inWords } from '../numbers/words';
import { MAX_PAUSE_MONTHS } from '../numbers/shop';
import { z } from 'zod';
import { call, type LimitName } from '../call';
import { calendarDate } from '../fields/date';
import { idSchema, stripeIdSchema } from '../fields/text';
import { subscriptionMonthsSchema } from '../products/products';
import { termsSchema } from '../terms';
import { cardChangeSchema, subscriptionDetailSchema } from './subscriptions';

const tags = ['subscriptions'];

const own = z.object({ subscriptionId: idSchema });
const agreed = own.extend({ terms: termsSchema.optional() });
const changed = z.object({ success: z.literal(true), message: z.string() });

const cardTries: readonly LimitName[] = ['card-person', 'card-address'];

const post = (action: string, summary: string, limits: readonly LimitName[] = []) =>
  call({ access: 'signed-in', keep: 0, limits }).route({
    method: 'POST',
    path: `/subscriptions/{subscriptionId}/${action}`,
    summary,
    tags,
  });

/**
 * What a subscription's owner can do with it. Answers 404 for other people's, 409 (`conflict`) for what is
 * not possible now, and 409 (`terms-changed`) for outdated terms.
 */
export const subscriptionChangesContract = {
  get: call({ access: 'signed-in', owner: 'userId', keep: 0, limits: [] })
    .route({
      method: 'GET',
      path: '/subscriptions/{userId}/{subscriptionId}',
      summary: 'Get a subscription with its card, what can be changed and what that costs',
      tags,
    })
    .input(own.extend({ userId: idSchema }))
    .output(z.object({ data: subscriptionDetailSchema })),
  pause: post('pause', `Delay the next renewal to a day, at most ${inWords(MAX_PAUSE_MONTHS)} months later`)
    .input(agreed.extend({ until: calendarDate() }))
    .output(changed),
  skip: post('skip', 'Leave out the next renewal; one at a time').input(agreed).output(changed),
  resume: post('resume', 'Undo a pause or skip: renew on the original day, or tomorrow')
    .input(agreed)
    .output(changed),
  changeInterval: post('interval', 'Renew at another interval and its price, from the next renewal on')
    .input(agreed.extend({ months: subscriptionMonthsSchema }))
    .output(changed),
  createCardSetup: post('card/setup', 'Start changing the card with Stripe’s field in the browser', cardTries)
    .input(own)
    .output(z.object({ data: z.object({ clientSecret: z.string() }) })),
  createCardPage: post(
    'card/page',
    'Start changing the card on Stripe’s hosted page, which returns',
    cardTries,
  )
    .input(own)
    .output(z.object({ data: z.object({ url: z.string() }) })),
  changeCard: post('card', 'Renew with a card that was set up, and pay the amount due with it', cardTries)
    .input(
      agreed
        .extend({ setupIntent: stripeIdSchema.optional(), checkoutSession: stripeIdSchema.optional() })
        .refine((given) => given.setupIntent || given.checkoutSession, { error: 'Name the card' }),
    )
    .output(changed.extend({ data: cardChangeSchema })),
  answerBank: post('bank', 'Get the page for answering the bank’s question about a renewal')
    .input(agreed)
    .output(z.object({ data: z.object({ url: z.string() }) })),
};
