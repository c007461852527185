import { trackingStages, type Tracking } from '@larkwell/contracts/tracking/tracking';
import type { OrderStage } from '@larkwell/ui/order-status/order-status';
import { formatDay, formatScan } from '../time/format';

const signs = ['', 'accepted', 'in transit', 'delivered'];

/**
 * The four stages of a parcel for the page, each with the date that is known: the day of the order, and the days the
 * carrier wrote.
 */
export function describeStages(orderedAt: string, tracking: Tracking | null): OrderStage[] {
  const elements = tracking?.trackData.elements ?? [];
  const dateOf = (sign: string) => elements.findLast(({ text }) => text.toLowerCase().includes(sign))?.date;
  return trackingStages(elements).map(({ stage, isActive }, index) => {
    const scanned = index > 0 && isActive ? dateOf(signs[index]!) : undefined;
    return {
      label: stage,
      reached: isActive,
      date: index === 0 ? formatDay(orderedAt) : scanned && formatScan(scanned),
    };
  });
}
