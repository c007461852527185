import { sql } from 'drizzle-orm';
import { getSignedIn } from '../accounts/signed-in';
import { api } from '../http/api';
import { refuse } from '../http/refusals';
import { asTracking } from './wire';

export const trackingRoutes = {
  get: api.tracking.get.handler(async ({ input: { trackingId }, context }) => {
    const { deps, log } = context;
    const user = await getSignedIn(context);
    const { rows } = await deps.db.execute(sql`
      select 1 from orders where user_id = ${user.id} and tracking_number = ${trackingId} limit 1`);
    if (rows.length === 0) refuse(404, 'There is no such parcel.');
    try {
      return { data: asTracking(await deps.usps.track(trackingId)) };
    } catch (error) {
      log.warn({ err: error }, 'USPS away');
      return refuse(503, 'USPS does not answer at the moment. Please try again later.');
    }
  }),
};
