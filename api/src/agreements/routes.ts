import { sql } from 'drizzle-orm';
import { getOrganisation } from '../accounts/organisation';
import { api } from '../http/api';
import { refuse } from '../http/refusals';

export const agreementsRoutes = {
  get: api.agreements.get.handler(async ({ input, context }) => {
    const organisation = await getOrganisation(context);
    if (organisation.id !== input.id) refuse(404, 'There is nothing here.');
    const { rows } = await context.deps.db.execute<{ discount_percent: number; order_units: number }>(sql`
      select discount_percent, order_units from agreements where organisation_id = ${organisation.id}`);
    return { data: rows[0] ?? null };
  }),
};
