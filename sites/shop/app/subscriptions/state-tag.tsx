import type { SubscriptionState } from '@larkwell/contracts/subscriptions/subscriptions';
import { Tag, type TagTone } from '@larkwell/ui/tag/tag';
import { orderMessages } from '../messages/orders';

const looks: Record<SubscriptionState, { words: string; tone: TagTone }> = {
  active: { words: 'Active', tone: 'success' },
  paused: { words: 'Paused', tone: 'info' },
  waiting: { words: 'Waiting for a kit', tone: 'warning' },
  disputed: { words: orderMessages.disputedShort, tone: 'warning' },
  unpaid: { words: 'Payment due', tone: 'error' },
  cancelled: { words: 'Cancelled', tone: 'neutral' },
};

/** A subscription's state. */
export function StateTag({ state }: { state: SubscriptionState }) {
  const { words, tone } = looks[state];
  return <Tag tone={tone}>{words}</Tag>;
}
