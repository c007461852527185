import type { BookingConfirmation } from '@larkwell/contracts/appointments/appointments';
import { Notice } from '@larkwell/ui/notice/notice';
import { confirmationMessages as words } from '../../messages/confirmation';

type DisputeNoticeProps = { booking: Pick<BookingConfirmation, 'dispute' | 'status'> };

/** What a bank does about a visit's payment, and what happens to the visit; nothing without a dispute. */
export function DisputeNotice({ booking: { dispute, status } }: DisputeNoticeProps) {
  if (!dispute) return null;
  const isActive = status === 'active';
  if (dispute.state === 'open') {
    return (
      <Notice tone="warning" title={words.disputedTitle}>
        <p>{isActive ? `${words.disputed} ${words.staysBooked}` : words.disputed}</p>
      </Notice>
    );
  }
  return <Notice title={words.returnedTitle}>{!isActive && <p>{words.notPaid}</p>}</Notice>;
}
