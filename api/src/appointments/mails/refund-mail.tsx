import { formatUsd } from '@larkwell/contracts/fields/money';
import { formatSlotDate } from '@larkwell/contracts/slots';
import {
  defineMail,
  ActionLink,
  Address,
  Code,
  Fact,
  Letter,
  Paragraph,
  quotedName,
  refundPatience,
} from '../../mails';
import type { ConfirmedVisit } from '../confirmation';
import { tellPlace, tellTime, VisitPlace } from './visit-place';

interface RefundMailProps {
  visit: ConfirmedVisit;
  /** Cents of the latest refund alone. Mails queued without it report the total. */
  latest?: number;
  /** The address of the booking's page. */
  url: string;
}

const latestOf = ({ visit, latest = visit.refund?.amount ?? 0 }: RefundMailProps) => formatUsd(latest);

const told = ({ slot, location }: ConfirmedVisit) => ({ startsAt: slot.startsAt, location });

/** `$20.00 of $70.00, on Tue Dec 01/26`; null without a refund. */
export function tellRefund({ refund, amountPaid, location }: ConfirmedVisit): string | null {
  if (!refund) return null;
  const { amount, at } = refund;
  return `${formatUsd(amount)} of ${formatUsd(amountPaid + amount)}, on ${formatSlotDate(at, location.zone)}`;
}

export const refundMail = defineMail<RefundMailProps>({
  name: 'visit-refunded',
  title: 'We refunded your test visit',
  subject: (data) => `We refunded ${latestOf(data)} for your test visit`,
  says: refundPatience,
  facts: {
    Refunded: latestOf,
    'Refunded so far': ({ visit }) => tellRefund(visit),
    'Confirmation code': ({ visit }) => visit.confirmationCode,
    Patient: ({ visit }) => quotedName(visit.patient),
    'Date and time': ({ visit }) => tellTime(told(visit)),
    Location: ({ visit }) => tellPlace(told(visit)),
    'See your booking': ({ url }) => url,
  },
  body: (data) => <RefundMail {...data} />,
});

function RefundMail(data: RefundMailProps) {
  const { visit, url } = data;
  return (
    <Letter preview={tellRefund(visit) ?? refundMail.title} heading="We refunded your test visit">
      <Fact label="Refunded">{latestOf(data)}</Fact>
      <Fact label="Refunded so far">{tellRefund(visit)}</Fact>
      <Paragraph>The money goes back to the card you paid with. {refundPatience}</Paragraph>
      <Paragraph>
        {visit.status === 'active' ? 'The visit itself is still booked.' : 'The visit is canceled.'}
      </Paragraph>
      <Fact label="Confirmation code">
        <Code>{visit.confirmationCode}</Code>
      </Fact>
      <Fact label="Patient">{quotedName(visit.patient)}</Fact>
      <VisitPlace visit={told(visit)} />
      <ActionLink href={url}>See your booking</ActionLink>
      <Address>{url}</Address>
    </Letter>
  );
}
