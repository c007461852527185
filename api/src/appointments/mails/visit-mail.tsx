import { formatUsd } from '@larkwell/contracts/fields/money';
import { mapLink } from '@larkwell/contracts/locations/map-link';
import {
  defineMail,
  ActionLink,
  Address,
  Code,
  Fact,
  Letter,
  Paragraph,
  quotedName,
  TextLink,
} from '../../mails';
import { attachInvite, type CalendarSite } from '../calendar';
import type { ConfirmedVisit } from '../confirmation';
import { tellDisputedPayment } from './disputed-payment';
import { tellRefund } from './refund-mail';
import { tellPlace, tellTime, VisitPlace } from './visit-place';

/** What the mail reports about the visit. */
type VisitNews = 'confirmed' | 'moved' | 'cancelled';

const headings: Record<VisitNews, string> = {
  confirmed: 'Your test visit is booked',
  moved: 'Your test visit has a new time',
  cancelled: 'Your test visit is canceled',
};

const guardianLines = {
  none: null,
  form: 'A parent or guardian fills in the form for the patient.',
  accompany: 'A parent or guardian fills in the form and must come with the patient.',
};

const manage = 'Move or cancel your visit';

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

const defineVisitMail = (news: VisitNews, title: string) =>
  defineMail<VisitMailProps>({
    name: `visit-${news}`,
    title,
    subject: ({ visit: { slot, location } }) => `${title}: ${tellTime(told({ slot, location }))}`,
    says: 'Test cancellation is non-refundable.',
    facts: {
      'Confirmation code': ({ visit }) => visit.confirmationCode,
      Patient: ({ visit }) => quotedName(visit.patient),
      Test: ({ visit }) => `COVID-19 ${visit.testType} test`,
      'Date and time': ({ visit }) => tellTime(told(visit)),
      Location: ({ visit }) => tellPlace(told(visit)),
      ...(news !== 'cancelled' && {
        'At the test site': ({ visit }: VisitMailProps) => visit.location.description || null,
        Map: ({ visit }: VisitMailProps) => mapLink(visit.location),
      }),
      'Paid by card': ({ visit }) => tellPaid(visit),
      Refunded: ({ visit }) => tellRefund(visit),
      'About the payment': ({ visit }) => tellDisputedPayment(visit),
      'See your booking': ({ site }) => site.bookingUrl,
      ...(news !== 'cancelled' && { [manage]: ({ manageUrl }: VisitMailProps) => manageUrl }),
    },
    attachments: ({ visit, site }) => [attachInvite(visit, site)],
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

export const confirmedMail = defineVisitMail('confirmed', 'Your test visit is booked');
export const movedMail = defineVisitMail('moved', 'Your test visit was moved');
export const canceledMail = defineVisitMail('cancelled', 'Your test visit is canceled');

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
  const guardian = guardianLines[visit.guardianDuty];
  return (
    <Letter preview={`Confirmation code ${confirmationCode}`} heading={headings[news]}>
      <Fact label="Confirmation code">
        <Code>{confirmationCode}</Code>
      </Fact>
      <Fact label="Patient">{quotedName(patient)}</Fact>
      <Fact label="Test">COVID-19 {testType} test</Fact>
      <VisitPlace visit={told(visit)} />
      {paid && <Fact label="Paid by card">{paid}</Fact>}
      {refunded && <Fact label="Refunded">{refunded}</Fact>}
      {disputed && <Paragraph>{disputed}</Paragraph>}
      {news !== 'cancelled' && (
        <>
          <Paragraph>
            Please bring this code, a photo ID and, if you have one, your insurance card. Wear a face
            covering. Stay in your car when you arrive; the test site staff will come to you.
          </Paragraph>
          {visit.location.description && <Fact label="At the test site">{visit.location.description}</Fact>}
          <Paragraph>
            <TextLink href={mapLink(visit.location)}>Map of the test site</TextLink>
          </Paragraph>
          {guardian && <Paragraph>{guardian}</Paragraph>}
        </>
      )}
      {hasFile && (
        <Paragraph>
          The attached file {news === 'cancelled' ? 'removes the visit from' : 'puts the visit into'} your
          calendar.
        </Paragraph>
      )}
      <Paragraph>Test cancellation is non-refundable.</Paragraph>
      <ActionLink href={url}>See your booking</ActionLink>
      <Address>{url}</Address>
      {manageUrl && (
        <>
          <ActionLink href={manageUrl}>{manage}</ActionLink>
          <Address>{manageUrl}</Address>
          <Paragraph>
            Or go straight to it: <TextLink href={linkTo('move', manageUrl)}>move this visit</TextLink> or{' '}
            <TextLink href={linkTo('cancel', manageUrl)}>cancel this visit</TextLink>.
          </Paragraph>
          <Paragraph>
            These links open your bookings without a code, so please do not forward this email.
          </Paragraph>
        </>
      )}
    </Letter>
  );
}
