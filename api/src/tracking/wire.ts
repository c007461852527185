import type { Tracking } from '@larkwell/contracts/tracking/tracking';
import type { UspsTracking } from '../services';

/** USPS's scans in the form that the call returns. A number USPS does not know yet has none. */
export function asTracking(tracking: UspsTracking | null): Tracking {
  const elements = (tracking?.events ?? []).map(({ type, at, city, state }) => ({
    text: type,
    date: at,
    city,
    state,
  }));
  return { trackData: { elements }, expectedDelivery: tracking?.expectedDelivery?.slice(0, 10) ?? null };
}
