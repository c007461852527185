import type { Order } from '@larkwell/contracts/orders/orders';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { Button, ButtonLink } from '@larkwell/ui/button/button';
import { orderMessages } from '../messages/orders';
import { paths } from '../paths';

type OrderActsProps = { order: Pick<Order, 'id' | 'isPaid' | 'isCancelable'> };

/** What a buyer can do with a paid order: buy the same again, keep its invoice, cancel it before it is sent. */
export function OrderActs({ order: { id, isPaid, isCancelable } }: OrderActsProps) {
  if (!isPaid) return null;
  return (
    <div className="cluster">
      <PostForm action={paths.orderAgain(id)}>
        <Button variant="secondary" busyLabel="LOADING...">
          {orderMessages.again}
        </Button>
      </PostForm>
      <ButtonLink href={paths.orderInvoice(id)} variant="secondary">
        {orderMessages.invoice}
      </ButtonLink>
      {isCancelable && (
        <ButtonLink href={paths.cancelOrder(id)} variant="secondary">
          {orderMessages.cancel}
        </ButtonLink>
      )}
    </div>
  );
}
