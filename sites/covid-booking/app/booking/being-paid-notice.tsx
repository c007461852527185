import { Link } from '@larkwell/ui/link/link';
import { Notice } from '@larkwell/ui/notice/notice';
import { paymentMessages as words } from '../messages/payment';
import { paths } from '../paths';

/** Tells a browser whose visit is being paid, before it starts over, where to see the outcome. */
export function BeingPaidNotice({ isBeingPaid }: { isBeingPaid: boolean }) {
  if (!isBeingPaid) return null;
  return (
    <Notice tone="warning">
      <p>{words.beingPaid}</p>
      <p>
        <Link href={paths.paymentReturn()} standalone>
          {words.seePayment}
        </Link>
      </p>
    </Notice>
  );
}
