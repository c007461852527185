import { z } from 'zod';
import { orderSchema } from '../orders/orders';

/** A scan of a parcel; `date` in the carrier's format. */
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
    status: true,
    isDisputed: true,
    isPaymentReturned: true,
    created_ts: true,
    delivered_ts: true,
    trackingId: true,
    trackingURLProvider: true,
  }).shape,
  /** Null until it ships, and while the carrier does not answer. */
  tracking: trackingSchema.nullable(),
});
export type TrackedOrder = z.infer<typeof trackedOrderSchema>;

/** The stages of a parcel in order, and the lowercase texts of scans that reach them. */
const signs = {
  'order received': [],
  'pick up': ['accepted'],
  'in transit': ['in transit', 'out for delivery'],
  delivered: ['delivered'],
} as const satisfies Record<string, readonly string[]>;

export type TrackingStage = keyof typeof signs;
const stages = Object.keys(signs) as TrackingStage[];

interface ReachedStage {
  stage: TrackingStage;
  isActive: boolean;
  /** The first scan that reaches it; null for the first stage, which needs none. */
  scan: TrackElement | null;
}

/**
 * The four stages and whether each is reached, by the texts of the scans (newest first), in any case. The
 * first always is.
 */
export function trackingStages(elements: readonly TrackElement[]): ReachedStage[] {
  return stages.map((stage) => {
    const scan = elements.findLast(({ text }) => hasSign(text, signs[stage])) ?? null;
    return { stage, isActive: stage === 'order received' || scan !== null, scan };
  });
}

function hasSign(text: string, words: readonly string[]): boolean {
  return words.some((word) => text.toLowerCase().includes(word));
}

/**
 * Whether the carrier has delivered the parcel to its recipient. One returned to its sender does not count.
 */
export function isParcelDelivered(elements: readonly TrackElement[]): boolean {
  return elements.some(
    ({ text }) => hasSign(text, signs.delivered) && !hasSign(text, ['original sender', 'return to sender']),
  );
}
