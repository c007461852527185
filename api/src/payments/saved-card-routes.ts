import { listSavedCards, requireRecentPassword } from '../accounts';
import { getSelf, getSignedIn } from '../people';
import { api } from '../http';
import type { ApiContext } from '../calls';
import { createCardSetup, createCardSetupSession } from './card-setup';
import { keepSavedCard, removeSavedCard } from './saved-cards';

async function beginSetup(context: ApiContext) {
  const user = await getSignedIn(context);
  await requireRecentPassword(context);
  return user;
}

export const savedCardRoutes = {
  listPaymentMethods: api.payments.listPaymentMethods.handler(async ({ input, context }) => {
    const { id } = await getSelf(context, input.userId);
    return { data: await listSavedCards(context.deps.db, id) };
  }),

  addPaymentMethod: api.payments.addPaymentMethod.handler(async ({ input, context }) => {
    const { userId, ...source } = input;
    const user = await getSelf(context, userId);
    // The hosted page was opened with a recent password, and the person may take their time on it.
    if (!source.checkoutSession) await requireRecentPassword(context);
    const data = await keepSavedCard(context.deps, user, source);
    return { success: true as const, message: 'The card is saved.', data };
  }),

  removePaymentMethod: api.payments.removePaymentMethod.handler(async ({ input, context }) => {
    const { id } = await getSignedIn(context);
    await requireRecentPassword(context);
    await removeSavedCard(context.deps, id, input.pId);
    return { success: true as const, message: 'The card is removed.' };
  }),

  createSetupIntent: api.payments.createSetupIntent.handler(async ({ context }) => ({
    data: { clientSecret: await createCardSetup(context.deps, await beginSetup(context)) },
  })),

  createSetupSession: api.payments.createSetupSession.handler(async ({ context }) => ({
    data: { url: await createCardSetupSession(context.deps, await beginSetup(context)) },
  })),
};
