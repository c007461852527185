import { getOrganisation } from '../people/organisation';
import { api } from '../http/api';
import { refuse } from '../refusals/refusals';
import { findAgreement } from './store';

export const agreementsRoutes = {
  get: api.agreements.get.handler(async ({ input, context }) => {
    const organisation = await getOrganisation(context);
    if (organisation.id !== input.id) refuse(404, 'There is nothing here.');
    return { data: await findAgreement(context.deps.db, organisation.id) };
  }),
};
