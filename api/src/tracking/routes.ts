import { sql } from 'drizzle-orm';
import { getSelf, getSignedIn } from '../people';
import { api } from '../http';
import type { ApiContext } from '../calls';
import { refuse } from '../refusals';
import { asOrder, findOrderDetail } from '../orders';
import { asTracking } from './wire';

/** Null when USPS does not answer. */
async function findTracking({ deps, log }: ApiContext, trackingId: string) {
  try {
    return asTracking(await deps.usps.track(trackingId));
  } catch (error) {
    log.warn({ err: error }, 'USPS away');
    return null;
  }
}

export const trackingRoutes = {
  get: api.tracking.get.handler(async ({ input: { trackingId }, context }) => {
    const user = await getSignedIn(context);
    const { rows } = await context.deps.db.execute(sql`
      select 1 from orders where user_id = ${user.id} and tracking_number = ${trackingId} limit 1`);
    if (rows.length === 0) refuse(404, 'We can’t find that package.');
    const data = await findTracking(context, trackingId);
    return { data: data ?? refuse(503, 'USPS is not responding right now. Try again later.') };
  }),

  getOfOrder: api.tracking.getOfOrder.handler(async ({ input: { userId, orderId }, context }) => {
    await getSelf(context, userId);
    const row = await findOrderDetail(context.deps.db, userId, orderId);
    const order = asOrder(row ?? refuse(404, 'We can’t find that order.'));
    const tracking = order.trackingId ? await findTracking(context, order.trackingId) : null;
    return { data: { ...order, tracking } };
  }),
};
