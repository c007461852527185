import type { VisitStanding } from '@larkwell/contracts/appointments/appointments';
import { formatUsd } from '@larkwell/contracts/fields/money';
import { defineMail, ActionLink, Address, Code, Fact, Letter, Paragraph, quotedName } from '../../mails';
import type { DisputeNews } from '../../deps';
import { attachInvite, type CalendarSite } from '../calendar';
import type { ConfirmedVisit } from '../confirmation';
import { tellPlace, tellTime, VisitPlace } from './visit-place';

export interface VisitDispute {
  news: DisputeNews;
  /** The visit's state after the news. */
  standing: VisitStanding;
  /** Cents in dispute. */
  amount: number;
}

type DisputeMailProps = VisitDispute & {
  visit: ConfirmedVisit;
  site: CalendarSite;
  /** Where to book another visit. */
  landing: string;
};

const headings: Record<DisputeNews, string> = {
  disputed: 'The bank is reviewing the payment',
  lost: 'The bank returned the payment',
  won: 'The bank cleared the payment',
};

function what({ news, amount }: DisputeMailProps): string {
  const paid = formatUsd(amount);
  if (news === 'disputed')
    return `Someone reported the card payment of ${paid} for this visit to the bank. The bank holds the money while it decides.`;
  if (news === 'lost') return `The bank decided the dispute and returned ${paid} to the card it came from.`;
  return `The bank decided the dispute. The payment of ${paid} stands.`;
}

const isMistake = 'If the report is a mistake, contact the bank that issued the card.';
const nothing = 'You do not need to do anything.';

function whatFollows({ news, standing }: DisputeMailProps): string {
  if (standing === 'unpaid')
    return 'The visit is no longer paid, so we canceled it. To get tested, book again.';
  if (news === 'disputed')
    return standing === 'ahead'
      ? `Your visit stays booked while the bank decides. ${isMistake}`
      : `${nothing} ${isMistake}`;
  return standing === 'ahead' ? 'Your visit is still booked.' : nothing;
}

const told = ({ visit: { slot, location } }: DisputeMailProps) => ({ startsAt: slot.startsAt, location });
const isCanceledNow = ({ standing }: DisputeMailProps) => standing === 'unpaid';
const bookAgain = 'Book another visit';

export const visitDisputeMail = defineMail<DisputeMailProps>({
  name: 'visit-dispute',
  title: 'About the payment of your test visit',
  subject: ({ news }) => `${headings[news]} for your test visit`,
  facts: {
    'What happened': what,
    'What happens next': whatFollows,
    'Confirmation code': ({ visit }) => visit.confirmationCode,
    Patient: ({ visit }) => quotedName(visit.patient),
    'Date and time': (data) => tellTime(told(data)),
    Location: (data) => tellPlace(told(data)),
    'See your booking': ({ site }) => site.bookingUrl,
    [bookAgain]: (data) => (isCanceledNow(data) ? data.landing : null),
  },
  attachments: (data) => (isCanceledNow(data) ? [attachInvite(data.visit, data.site)] : []),
  body: (data, attached) => <DisputeMail data={data} hasFile={attached.length > 0} />,
});

/** @param hasFile whether a calendar file that removes the visit could be created */
function DisputeMail({ data, hasFile }: { data: DisputeMailProps; hasFile: boolean }) {
  const { news, visit, site, landing } = data;
  return (
    <Letter preview={whatFollows(data)} heading={headings[news]}>
      <Paragraph>{what(data)}</Paragraph>
      <Paragraph>{whatFollows(data)}</Paragraph>
      {isCanceledNow(data) && <BookAgain landing={landing} />}
      <Fact label="Confirmation code">
        <Code>{visit.confirmationCode}</Code>
      </Fact>
      <Fact label="Patient">{quotedName(visit.patient)}</Fact>
      <VisitPlace visit={told(data)} />
      {hasFile && <Paragraph>The attached file removes the visit from your calendar.</Paragraph>}
      <ActionLink href={site.bookingUrl}>See your booking</ActionLink>
      <Address>{site.bookingUrl}</Address>
    </Letter>
  );
}

function BookAgain({ landing }: { landing: string }) {
  return (
    <>
      <ActionLink href={landing}>{bookAgain}</ActionLink>
      <Address>{landing}</Address>
    </>
  );
}
