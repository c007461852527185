import { api } from '../http';
import type { ApiContext } from '../calls';
import { plainRefusals, refuse } from '../refusals';
import { findSession } from '../people';
import { listAvailability } from '../locations';
import { reserve } from './reserve';
import { sentences } from './sentences';

/**
 * Only our sites, or a signed-in person, may reserve: no address that a page can link to changes anything.
 */
export async function findReservingUser(context: ApiContext): Promise<string | undefined> {
  const session = await findSession(context);
  if (!session && !context.visitor.isSite) refuse(401, plainRefusals.signIn);
  return session?.userId;
}

export const slotRoutes = {
  available: api.appointments.available.handler(
    async ({ input: { locationId, date }, context: { deps } }) => {
      const found = await listAvailability(deps.db, [locationId], date);
      const availability = found.get(locationId) ?? refuse(404, sentences.noLocation);
      return { data: availability.slots, availability };
    },
  ),

  reserveByGet: api.appointments.reserveByGet.handler(async ({ input, context }) => {
    const userId = await findReservingUser(context);
    return reserve(context.deps, { ...input, userId, address: context.visitor.address });
  }),

  reserve: api.appointments.reserve.handler(async ({ input, context }) => {
    const userId = await findReservingUser(context);
    return reserve(context.deps, { ...input, userId, address: context.visitor.address });
  }),
};
