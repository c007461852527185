import type { OrderStatus } from '@larkwell/contracts/orders/orders';
import { Tag, type TagTone } from '@larkwell/ui/tag/tag';

const tones: Record<OrderStatus, TagTone> = {
  'Payment pending': 'warning',
  Processing: 'neutral',
  Shipped: 'info',
  Delivered: 'success',
  Cancelled: 'error',
  Refunded: 'neutral',
};

/** An order's status as the API words it. */
export function StatusTag({ status }: { status: string }) {
  return <Tag tone={tones[status as OrderStatus] ?? 'neutral'}>{status}</Tag>;
}
