import { CANCELLED, REFUNDED } from '@larkwell/contracts/orders/orders';

const ends: Record<string, 'refunded' | 'canceled'> = { [REFUNDED]: 'refunded', [CANCELLED]: 'canceled' };

/** How a paid order ended, by its status; null while it stands. */
export const findEnd = (status: string) => ends[status] ?? null;
