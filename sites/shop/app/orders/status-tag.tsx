import { Tag, type TagTone } from '@larkwell/ui/tag/tag';

const tones: Record<string, TagTone> = {
  'Payment pending': 'warning',
  Shipped: 'info',
  Delivered: 'success',
  Cancelled: 'error',
};

/** An order's status, in the API's words. */
export function StatusTag({ status }: { status: string }) {
  return <Tag tone={tones[status] ?? 'neutral'}>{status}</Tag>;
}
