import { Notice } from '@larkwell/ui/notice/notice';
import { orderMessages } from '../messages/orders';

/** Says that a dispute keeps an order from shipping. Renders nothing for any other order or one that has shipped. */
export function DisputedNotice({ isDisputed, isShipped }: { isDisputed: boolean; isShipped: boolean }) {
  if (!isDisputed) return null;
  return (
    <Notice tone="warning" title={orderMessages.disputed}>
      {!isShipped && <p>{orderMessages.shipsOnceSettled}</p>}
    </Notice>
  );
}
