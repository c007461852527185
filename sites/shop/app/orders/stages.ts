import { DELIVERED } from '@larkwell/contracts/orders/orders';
import { trackingStages, type TrackedOrder } from '@larkwell/contracts/tracking/tracking';
import type { OrderStage } from '@larkwell/ui/order-status/order-status';
import { formatDay, formatScan } from '../time/format';

/**
 * The four stages of a parcel, each with its known date: the order date and the carrier's scans. A delivered order has
 * reached all of them, even if the carrier never scanned it.
 */
export function describeStages({ status, created_ts, delivered_ts, tracking }: TrackedOrder): OrderStage[] {
  const isDelivered = status === DELIVERED;
  return trackingStages(tracking?.trackData.elements ?? []).map(({ stage, isActive, scan }) => ({
    label: stage,
    reached: isActive || isDelivered,
    date: scan ? formatScan(scan.date) : recordedDays({ created_ts, delivered_ts })[stage],
  }));
}

/** Dates that we know without the carrier. */
function recordedDays({ created_ts, delivered_ts }: Pick<TrackedOrder, 'created_ts' | 'delivered_ts'>) {
  const days: Record<string, string | undefined> = { 'order received': formatDay(created_ts) };
  if (delivered_ts) days.delivered = formatDay(delivered_ts);
  return days;
}
