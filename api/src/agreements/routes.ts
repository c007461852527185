import { getOrganization } from '../people';
import { api } from '../http';
import { plainRefusals, refuse } from '../refusals';
import { findAgreement } from './store';

export const agreementsRoutes = {
  get: api.agreements.get.handler(async ({ input, context }) => {
    const organization = await getOrganization(context);
    if (organization.id !== input.id) refuse(404, plainRefusals.nothingHere);
    return { data: await findAgreement(context.deps.db, organization.id) };
  }),
};
