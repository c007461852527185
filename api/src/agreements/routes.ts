import { getOrganisation } from '../people';
import { api } from '../http';
import { refuse } from '../refusals';
import { findAgreement } from './store';

export const agreementsRoutes = {
  get: api.agreements.get.handler(async ({ input, context }) => {
    const organisation = await getOrganisation(context);
    if (organisation.id !== input.id) refuse(404, 'There is nothing here.');
    return { data: await findAgreement(context.deps.db, organisation.id) };
  }),
};
