import { formatUsd } from '@larkwell/contracts/fields/money';
import { formatSlotDate } from '@larkwell/contracts/slots';
import { defineMail, ActionLink, Address, Code, Fact, Letter, Paragraph, quotedName } from '../../mails';
import type { ConfirmedVisit } from '../confirmation';
import { labels } from './labels';
import { refundWords as words } from './refund-words';
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
  return words.soFar(formatUsd(amount), formatUsd(amountPaid + amount), formatSlotDate(at, location.zone));
}

export const refundMail = defineMail<RefundMailProps>({
  name: 'visit-refunded',
  get title() {
    return words.title;
  },
  subject: (data) => words.subject(latestOf(data)),
  get says() {
    return words.patience;
  },
  get facts() {
    return {
      [words.refunded]: latestOf,
      [words.refundedSoFar]: ({ visit }: RefundMailProps) => tellRefund(visit),
      [labels.code]: ({ visit }: RefundMailProps) => visit.confirmationCode,
      [labels.patient]: ({ visit }: RefundMailProps) => quotedName(visit.patient),
      [labels.when]: ({ visit }: RefundMailProps) => tellTime(told(visit)),
      [labels.location]: ({ visit }: RefundMailProps) => tellPlace(told(visit)),
      [labels.seeBooking]: ({ url }: RefundMailProps) => url,
    };
  },
  body: (data) => <RefundMail {...data} />,
});

function RefundMail(data: RefundMailProps) {
  const { visit, url } = data;
  return (
    <Letter preview={tellRefund(visit) ?? words.title} heading={words.title}>
      <Fact label={words.refunded}>{latestOf(data)}</Fact>
      <Fact label={words.refundedSoFar}>{tellRefund(visit)}</Fact>
      <Paragraph>
        {words.goesBack} {words.patience}
      </Paragraph>
      <Paragraph>{visit.status === 'active' ? words.stillBooked : words.isCanceled}</Paragraph>
      <Fact label={labels.code}>
        <Code>{visit.confirmationCode}</Code>
      </Fact>
      <Fact label={labels.patient}>{quotedName(visit.patient)}</Fact>
      <VisitPlace visit={told(visit)} />
      <ActionLink href={url}>{labels.seeBooking}</ActionLink>
      <Address>{url}</Address>
    </Letter>
  );
}
