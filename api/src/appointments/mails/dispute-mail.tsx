import type { VisitStanding } from '@larkwell/contracts/appointments/appointments';
import { formatUsd } from '@larkwell/contracts/fields/money';
import { defineMail, ActionLink, Address, Code, Fact, Letter, Paragraph, quotedName } from '../../mails';
import type { DisputeNews } from '../../deps';
import { attachInvite, type CalendarSite } from '../calendar';
import type { ConfirmedVisit } from '../confirmation';
import { disputeWords as words } from './dispute-words';
import { labels } from './labels';
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

const what = ({ news, amount }: DisputeMailProps): string => words[news](formatUsd(amount));

function whatFollows({ news, standing }: DisputeMailProps): string {
  if (standing === 'unpaid') return words.unpaid;
  if (news === 'disputed')
    return `${standing === 'ahead' ? words.staysBooked : words.nothing} ${words.isMistake}`;
  return standing === 'ahead' ? words.stillBooked : words.nothing;
}

const told = ({ visit: { slot, location } }: DisputeMailProps) => ({ startsAt: slot.startsAt, location });
const isCanceledNow = ({ standing }: DisputeMailProps) => standing === 'unpaid';

export const visitDisputeMail = defineMail<DisputeMailProps>({
  name: 'visit-dispute',
  get title() {
    return words.title;
  },
  subject: ({ news }) => words.subjects[news],
  get facts() {
    return {
      [words.whatHappened]: what,
      [words.whatFollows]: whatFollows,
      [labels.code]: ({ visit }: DisputeMailProps) => visit.confirmationCode,
      [labels.patient]: ({ visit }: DisputeMailProps) => quotedName(visit.patient),
      [labels.when]: (data: DisputeMailProps) => tellTime(told(data)),
      [labels.location]: (data: DisputeMailProps) => tellPlace(told(data)),
      [labels.seeBooking]: ({ site }: DisputeMailProps) => site.bookingUrl,
      [words.bookAgain]: (data: DisputeMailProps) => (isCanceledNow(data) ? data.landing : null),
    };
  },
  attachments: (data) => (isCanceledNow(data) ? [attachInvite(data.visit, data.site)] : []),
  body: (data, attached) => <DisputeMail data={data} hasFile={attached.length > 0} />,
});

/** @param hasFile whether a calendar file that removes the visit could be created */
function DisputeMail({ data, hasFile }: { data: DisputeMailProps; hasFile: boolean }) {
  const { news, visit, site, landing } = data;
  return (
    <Letter preview={whatFollows(data)} heading={words.headings[news]}>
      <Paragraph>{what(data)}</Paragraph>
      <Paragraph>{whatFollows(data)}</Paragraph>
      {isCanceledNow(data) && <BookAgain landing={landing} />}
      <Fact label={labels.code}>
        <Code>{visit.confirmationCode}</Code>
      </Fact>
      <Fact label={labels.patient}>{quotedName(visit.patient)}</Fact>
      <VisitPlace visit={told(data)} />
      {hasFile && <Paragraph>{words.fileRemoves}</Paragraph>}
      <ActionLink href={site.bookingUrl}>{labels.seeBooking}</ActionLink>
      <Address>{site.bookingUrl}</Address>
    </Letter>
  );
}

function BookAgain({ landing }: { landing: string }) {
  return (
    <>
      <ActionLink href={landing}>{words.bookAgain}</ActionLink>
      <Address>{landing}</Address>
    </>
  );
}
