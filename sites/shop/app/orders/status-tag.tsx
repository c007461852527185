import { PROCESSING, type OrderStatus } from '@larkwell/contracts/orders/orders';
import { kitStageNames } from '../messages/own-kits';
import { Tag, type TagTone } from '@larkwell/ui/tag/tag';

const tones: Record<OrderStatus, TagTone> = {
  'Payment pending': 'warning',
  Processing: 'neutral',
  Shipped: 'info',
  Delivered: 'success',
  Cancelled: 'error',
  Refunded: 'neutral',
};

/** An order's status as the API words it, except that the first stage has the name that mails and kits use. */
export function StatusTag({ status }: { status: string }) {
  const words = status === PROCESSING ? kitStageNames.ordered : status;
  return <Tag tone={tones[status as OrderStatus] ?? 'neutral'}>{words}</Tag>;
}
