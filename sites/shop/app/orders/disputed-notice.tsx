import { Notice } from '@larkwell/ui/notice/notice';
import { orderMessages } from '../messages/orders';

/** That a dispute keeps an order from shipping; nothing for any other order, or for one that has left. */
export function DisputedNotice({ isDisputed, isShipped }: { isDisputed: boolean; isShipped: boolean }) {
  if (!isDisputed) return null;
  return (
    <Notice tone="warning" title={orderMessages.disputed}>
      {!isShipped && <p>{orderMessages.shipsOnceSettled}</p>}
    </Notice>
  );
}
