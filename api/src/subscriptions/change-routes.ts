import { requireRecentPassword } from '../accounts';
import { getSelf, getSignedIn } from '../people';
import { readSeconds } from '../db';
import { api } from '../http';
import type { ApiContext } from '../calls';
import { sealTerms } from '../terms';
import { findBankPage } from './answer-bank';
import { changeCard } from './change-card';
import { optionsOf } from './change-options';
import { createCardPage, createCardSetup } from './card-setup';
import { changeInterval, pauseSubscription, resumeRenewals, skipRenewal } from './move-renewal';
import { findRenewalCard } from './renewal-card';
import { getOwnSubscription } from './store';
import { describeSubscription } from './subscription-terms';
import { asSubscription } from './subscription-view';

async function ownOf<Input extends { subscriptionId: string; terms?: string | undefined }>(
  context: ApiContext,
  { subscriptionId, terms }: Input,
) {
  const { id: userId } = await getSignedIn(context);
  return { userId, subscriptionId, terms };
}

const done = (message: string) => ({ success: true as const, message });

async function beginCard(context: ApiContext) {
  const user = await getSignedIn(context);
  await requireRecentPassword(context);
  return user;
}

/** Calls with which owners change their subscriptions. */
export const changeRoutes = {
  get: api.subscriptions.get.handler(async ({ input, context }) => {
    const { deps } = context;
    const { id } = await getSelf(context, input.userId);
    const row = await getOwnSubscription(deps.db, id, input.subscriptionId);
    const now = await readSeconds(deps.db);
    return {
      data: {
        ...asSubscription(row),
        card: await findRenewalCard(deps, row),
        options: optionsOf(row, now),
        terms: sealTerms(describeSubscription(row), deps.settings.keyring),
      },
    };
  }),

  pause: api.subscriptions.pause.handler(async ({ input, context }) =>
    done(await pauseSubscription(context.deps, await ownOf(context, input), input.until)),
  ),

  skip: api.subscriptions.skip.handler(async ({ input, context }) =>
    done(await skipRenewal(context.deps, await ownOf(context, input))),
  ),

  resume: api.subscriptions.resume.handler(async ({ input, context }) =>
    done(await resumeRenewals(context.deps, await ownOf(context, input))),
  ),

  changeInterval: api.subscriptions.changeInterval.handler(async ({ input, context }) =>
    done(await changeInterval(context.deps, await ownOf(context, input), input.months)),
  ),

  createCardSetup: api.subscriptions.createCardSetup.handler(async ({ input, context }) => {
    const user = await beginCard(context);
    return { data: { clientSecret: await createCardSetup(context.deps, user, input.subscriptionId) } };
  }),

  createCardPage: api.subscriptions.createCardPage.handler(async ({ input, context }) => {
    const user = await beginCard(context);
    return { data: { url: await createCardPage(context.deps, user, input.subscriptionId) } };
  }),

  changeCard: api.subscriptions.changeCard.handler(async ({ input, context }) => {
    const { setupIntent, checkoutSession } = input;
    // The hosted page was opened with a recent password, and the person may take their time on it.
    if (!checkoutSession) await requireRecentPassword(context);
    const own = await ownOf(context, input);
    const { message, data } = await changeCard(context.deps, { ...own, setupIntent, checkoutSession });
    return { ...done(message), data };
  }),

  answerBank: api.subscriptions.answerBank.handler(async ({ input, context }) => ({
    data: { url: await findBankPage(context.deps, await ownOf(context, input)) },
  })),
};
