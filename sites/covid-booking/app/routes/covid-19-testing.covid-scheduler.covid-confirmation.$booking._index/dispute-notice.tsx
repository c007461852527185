import type { BookingConfirmation, VisitStanding } from '@larkwell/contracts/appointments/appointments';
import { Notice } from '@larkwell/ui/notice/notice';
import { confirmationMessages as words } from '../../messages/confirmation';

type DisputeNoticeProps = { booking: Pick<BookingConfirmation, 'dispute' | 'standing'> };

const afterLoss = {
  ahead: 'nothingToDo',
  over: 'nothingToDo',
  canceled: 'canceledBefore',
  unpaid: 'notPaid',
} as const satisfies Record<VisitStanding, keyof typeof words>;

/** What a bank does about a visit's payment, and what happens to the visit; nothing without a dispute. */
export function DisputeNotice({ booking: { dispute, standing } }: DisputeNoticeProps) {
  if (!dispute) return null;
  if (dispute.state === 'open') {
    return (
      <Notice tone="warning" title={words.disputedTitle}>
        <p>
          {words.disputed} {standing === 'ahead' ? words.staysBooked : words.nothingToDo} {words.isMistake}
        </p>
      </Notice>
    );
  }
  return (
    <Notice title={words.returnedTitle}>
      <p>{words[afterLoss[standing]]}</p>
    </Notice>
  );
}
