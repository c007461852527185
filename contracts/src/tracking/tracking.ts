import { z } from 'zod';
import { orderSchema } from '../orders/orders';

/** A scan of a parcel; `date` as the carrier writes it. */
export const trackElementSchema = z.object({
  text: z.string(),
  date: z.string(),
  city: z.string(),
  state: z.string(),
});
export type TrackElement = z.infer<typeof trackElementSchema>;

export const trackingSchema = z.object({
  trackData: z.object({ elements: z.array(trackElementSchema) }),
  /** `YYYY-MM-DD`, when the carrier names one. */
  expectedDelivery: z.string().nullable(),
});
export type Tracking = z.infer<typeof trackingSchema>;

/** An order and its parcel. */
export const trackedOrderSchema = z.object({
  ...orderSchema.pick({
    id: true,
    orderNumber: true,
    created_ts: true,
    trackingId: true,
    trackingURLProvider: true,
  }).shape,
  /** Null before it is sent, and while the carrier does not answer. */
  tracking: trackingSchema.nullable(),
});
export type TrackedOrder = z.infer<typeof trackedOrderSchema>;

export const TRACKING_STAGES = ['order received', 'pick up', 'in transit', 'delivered'] as const;
export type TrackingStage = (typeof TRACKING_STAGES)[number];

const signs: Record<TrackingStage, readonly string[]> = {
  'order received': [],
  'pick up': ['accepted'],
  'in transit': ['in transit', 'out for delivery'],
  delivered: ['delivered'],
};

/** The four stages and whether each is reached, by the texts of the scans, in any case. The first always is. */
export function trackingStages(
  elements: readonly TrackElement[],
): { stage: TrackingStage; isActive: boolean }[] {
  const texts = elements.map(({ text }) => text.toLowerCase());
  return TRACKING_STAGES.map((stage) => ({
    stage,
    isActive:
      stage === 'order received' || texts.some((text) => signs[stage].some((sign) => text.includes(sign))),
  }));
}
