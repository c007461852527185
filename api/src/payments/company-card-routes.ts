import { listCompanyCards, requireRecentPassword } from '../accounts';
import { getOrganization } from '../people';
import { api } from '../http';
import type { ApiContext } from '../calls';
import { refuse } from '../refusals';
import { createCardSetup, createCardSetupSession } from './card-setup';
import { keepCompanyCard, removeCompanyCard } from './company-cards';

/** The organization itself, named by its id in the path. @throws 404 for another's id */
async function getOwnOrganization(context: ApiContext, userId: string) {
  const organization = await getOrganization(context);
  if (organization.id !== userId) refuse(404, 'There is nothing here.');
  return organization;
}

async function beginSetup(context: ApiContext) {
  const organization = await getOrganization(context);
  await requireRecentPassword(context);
  return organization;
}

export const companyCardRoutes = {
  listPaymentMethods: api.payments.listPaymentMethods.handler(async ({ input, context }) => {
    const { id } = await getOwnOrganization(context, input.userId);
    return { data: await listCompanyCards(context.deps.db, id) };
  }),

  addPaymentMethod: api.payments.addPaymentMethod.handler(async ({ input, context }) => {
    const { userId, ...source } = input;
    const organization = await getOwnOrganization(context, userId);
    // The hosted page was opened with a recent password, and the person may take their time on it.
    if (!source.checkoutSession) await requireRecentPassword(context);
    const data = await keepCompanyCard(context.deps, organization, source);
    return { success: true as const, message: 'The card is saved.', data };
  }),

  removePaymentMethod: api.payments.removePaymentMethod.handler(async ({ input, context }) => {
    const { id } = await getOrganization(context);
    await requireRecentPassword(context);
    await removeCompanyCard(context.deps, id, input.pId);
    return { success: true as const, message: 'The card is removed.' };
  }),

  createSetupIntent: api.payments.createSetupIntent.handler(async ({ context }) => ({
    data: { clientSecret: await createCardSetup(context.deps, await beginSetup(context)) },
  })),

  createSetupSession: api.payments.createSetupSession.handler(async ({ context }) => ({
    data: { url: await createCardSetupSession(context.deps, await beginSetup(context)) },
  })),
};
