import { CANCELLED, REFUNDED } from '@larkwell/contracts/orders/orders';

const ends: Record<string, 'refunded' | 'canceled'> = { [REFUNDED]: 'refunded', [CANCELLED]: 'canceled' };

/** How an order ended that was paid once, by its status; null while it stands. */
export const findEnd = (status: string) => ends[status] ?? null;
