import { formatUsd } from '@larkwell/contracts/fields/money';
import { testNames } from '@larkwell/contracts/test-names';
import { mapLink } from '@larkwell/contracts/locations/map-link';
import {
  defineMail,
  ActionLink,
  Address,
  Code,
  Fact,
  Letter,
  type MailKind,
  Paragraph,
  quotedName,
  TextLink,
} from '../../mails';
import { attachInvite, type CalendarSite } from '../calendar';
import type { ConfirmedVisit } from '../confirmation';
import { tellDisputedPayment } from './disputed-payment';
import { tellRefund } from './refund-mail';
import { labels } from './labels';
import { visitWords as words } from './visit-words';
import { tellPlace, tellTime, VisitPlace } from './visit-place';

/** What the mail reports about the visit. */
type VisitNews = 'confirmed' | 'moved' | 'cancelled' | 'reminder';

/** The same link, which opens the page for one booking's change. */
const linkTo = (press: 'move' | 'cancel', manageUrl: string) => `${manageUrl}&press=${press}`;

export interface VisitMailProps {
  visit: ConfirmedVisit;
  site: CalendarSite;
  /** Opens the mailbox's bookings without a code. */
  manageUrl: string;
}

const told = ({ slot, location }: Pick<ConfirmedVisit, 'slot' | 'location'>) => ({
  startsAt: slot.startsAt,
  location,
});

/** The amount paid at the time; null for a no-cost visit. */
function tellPaid({ amountPaid, refund }: ConfirmedVisit): string | null {
  const paid = amountPaid + (refund?.amount ?? 0);
  return paid > 0 ? formatUsd(paid) : null;
}

const factsOf = (news: VisitNews): MailKind<VisitMailProps>['facts'] => ({
  [labels.code]: ({ visit }) => visit.confirmationCode,
  [labels.patient]: ({ visit }) => quotedName(visit.patient),
  [labels.test]: ({ visit }) => testNames.title(visit.testType),
  [labels.when]: ({ visit }) => tellTime(told(visit)),
  [labels.location]: ({ visit }) => tellPlace(told(visit)),
  ...(news !== 'cancelled' && {
    [words.atTheSite]: ({ visit }: VisitMailProps) => visit.location.description || null,
    [words.map]: ({ visit }: VisitMailProps) => mapLink(visit.location),
  }),
  [words.paid]: ({ visit }) => tellPaid(visit),
  [words.refunded]: ({ visit }) => tellRefund(visit),
  [words.aboutPayment]: ({ visit }) => tellDisputedPayment(visit),
  [labels.seeBooking]: ({ site }) => site.bookingUrl,
  ...(news !== 'cancelled' && { [words.manage]: ({ manageUrl }: VisitMailProps) => manageUrl }),
});

const defineVisitMail = (news: VisitNews) =>
  defineMail<VisitMailProps>({
    name: `visit-${news}`,
    get title() {
      return words.titles[news];
    },
    subject: ({ visit: { slot, location } }) =>
      `${words.titles[news]}: ${tellTime(told({ slot, location }))}`,
    get says() {
      return words.nonRefundable;
    },
    get facts() {
      return factsOf(news);
    },
    ...(news !== 'reminder' && {
      attachments: ({ visit, site }: VisitMailProps) => [attachInvite(visit, site)],
    }),
    body: ({ visit, site, manageUrl }, attached) => (
      <VisitMail
        visit={visit}
        news={news}
        url={site.bookingUrl}
        manageUrl={news === 'cancelled' ? null : manageUrl}
        hasFile={attached.length > 0}
      />
    ),
  });

export const confirmedMail = defineVisitMail('confirmed');
export const movedMail = defineVisitMail('moved');
export const reminderMail = defineVisitMail('reminder');
export const canceledMail = defineVisitMail('cancelled');

interface Props {
  visit: ConfirmedVisit;
  news: VisitNews;
  url: string;
  /** Null when nothing can be changed anymore. */
  manageUrl: string | null;
  /** Whether a calendar file is attached. */
  hasFile: boolean;
}

function VisitMail({ visit, news, url, manageUrl, hasFile }: Props) {
  const { patient, testType, confirmationCode } = visit;
  const [paid, refunded] = [tellPaid(visit), tellRefund(visit)];
  const disputed = tellDisputedPayment(visit);
  const guardian = visit.guardianDuty === 'none' ? null : words.guardian[visit.guardianDuty];
  return (
    <Letter preview={words.preview(confirmationCode)} heading={words.headings[news]}>
      <Fact label={labels.code}>
        <Code>{confirmationCode}</Code>
      </Fact>
      <Fact label={labels.patient}>{quotedName(patient)}</Fact>
      <Fact label={labels.test}>{testNames.title(testType)}</Fact>
      <VisitPlace visit={told(visit)} />
      {paid && <Fact label={words.paid}>{paid}</Fact>}
      {refunded && <Fact label={words.refunded}>{refunded}</Fact>}
      {disputed && <Paragraph>{disputed}</Paragraph>}
      {news !== 'cancelled' && (
        <>
          <Paragraph>{words.bring}</Paragraph>
          {visit.location.description && <Fact label={words.atTheSite}>{visit.location.description}</Fact>}
          <Paragraph>
            <TextLink href={mapLink(visit.location)}>{words.mapOfTheSite}</TextLink>
          </Paragraph>
          {guardian && <Paragraph>{guardian}</Paragraph>}
        </>
      )}
      {hasFile && <Paragraph>{news === 'cancelled' ? words.fileRemoves : words.fileAdds}</Paragraph>}
      <Paragraph>{words.nonRefundable}</Paragraph>
      <ActionLink href={url}>{labels.seeBooking}</ActionLink>
      <Address>{url}</Address>
      {manageUrl && (
        <>
          <ActionLink href={manageUrl}>{words.manage}</ActionLink>
          <Address>{manageUrl}</Address>
          <Paragraph>
            {words.straight} <TextLink href={linkTo('move', manageUrl)}>{words.move}</TextLink> {words.or}{' '}
            <TextLink href={linkTo('cancel', manageUrl)}>{words.cancel}</TextLink>.
          </Paragraph>
          <Paragraph>{words.doNotForward}</Paragraph>
        </>
      )}
    </Letter>
  );
}
