import { trackingStages, type Tracking } from '@larkwell/contracts/tracking/tracking';
import type { OrderStage } from '@larkwell/ui/order-status/order-status';
import { formatDay } from '../time/format';

const signs = ['', 'accepted', 'in transit', 'delivered'];

/**
 * The four stages of a parcel for the page, each with the date that is known: the day of the order, and the days the
 * carrier wrote.
 */
export function describeStages(orderedAt: string, tracking: Tracking | null): OrderStage[] {
  const elements = tracking?.trackData.elements ?? [];
  return trackingStages(elements).map(({ stage, isActive }, index) => ({
    label: stage,
    reached: isActive,
    date:
      index === 0
        ? formatDay(orderedAt)
        : isActive
          ? elements.findLast(({ text }) => text.toLowerCase().includes(signs[index]!))?.date
          : undefined,
  }));
}
