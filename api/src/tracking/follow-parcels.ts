import { SHIPPED } from '@larkwell/contracts/orders/orders';
import { isParcelDelivered } from '@larkwell/contracts/tracking/tracking';
import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import type { Sweep } from '../jobs';
import { deliverOrder } from '../orders';
import { asTracking } from './wire';

/** Hours between two checks of a parcel in transit. */
const HOURS_BETWEEN_LOOKS = 4;
/** Days after shipping. Then an operator decides: `npm run ops -- orders deliver`. */
const DAYS_FOLLOWED = 45;
/** Checks per run. */
const LOOKS_AT_ONCE = 10;
/** Consecutive failures that end a run: USPS is down, or is throttling us. */
const FAILURES_AT_ONCE = 2;

interface Parcel extends Record<string, unknown> {
  id: string;
  trackingNumber: string;
}

/**
 * Asks USPS where the parcels are and records those that have arrived. Checks a parcel every four hours.
 * After a failed check it waits a quarter of an hour, then twice as long after each further failure, up to 32
 * hours. Stops once a parcel is delivered, or after 45 days.
 */
export const followParcels: Sweep = {
  name: 'follow-parcels',
  everySeconds: 60,
  async run(deps) {
    let failures = 0;
    for (const parcel of await claimParcels(deps)) {
      // The rest was postponed when it was claimed, and gets its turn then.
      if (failures === FAILURES_AT_ONCE) return;
      failures = (await lookAt(deps, parcel)) ? 0 : failures + 1;
    }
  },
};

/** Parcels whose turn it is, the longest waiting first. Sets their next turn before USPS is asked. */
async function claimParcels({ db }: Deps): Promise<Parcel[]> {
  await db.execute(sql`
    update orders set track_at = null
    where track_at <= app_now() and (status <> ${SHIPPED} or tracking_number is null
      or shipped_at <= app_now() - make_interval(days => ${DAYS_FOLLOWED}))`);
  const { rows } = await db.execute<Parcel>(sql`
    update orders set track_at = app_now() + make_interval(hours => ${HOURS_BETWEEN_LOOKS})
    where tracking_number is not null and id in (
      select id from orders where track_at <= app_now() order by track_at limit ${LOOKS_AT_ONCE} for update skip locked)
    returning id, tracking_number as "trackingNumber"`);
  return rows;
}

/** @returns whether USPS answered */
async function lookAt(deps: Deps, { id, trackingNumber }: Parcel): Promise<boolean> {
  try {
    const { trackData } = asTracking(await deps.usps.track(trackingNumber));
    await deps.db.execute(sql`update orders set track_failures = 0 where id = ${id} and track_failures > 0`);
    if (isParcelDelivered(trackData.elements)) await deliverOrder(deps, { order: id, actor: 'carrier:usps' });
    return true;
  } catch (error) {
    deps.log.warn({ err: error, order: id }, 'parcel not followed');
    await deps.db.execute(sql`
      update orders set track_failures = track_failures + 1,
        track_at = app_now() + make_interval(mins => 15) * power(2, least(track_failures, 7))
      where id = ${id} and track_at is not null`);
    return false;
  }
}
