import { formatUsd } from '@larkwell/contracts/fields/money';
import { ActionLink, Address, Code, Fact, Letter, Paragraph } from '../../mails/letter';
import type { ConfirmedVisit } from '../confirmation';
import { VisitPlace } from './visit-place';

/** What happened to the visit that the mail tells of. */
export type VisitNews = 'confirmed' | 'moved' | 'cancelled';

const headings: Record<VisitNews, string> = {
  confirmed: 'Your test visit is booked',
  moved: 'Your test visit has a new time',
  cancelled: 'Your test visit is cancelled',
};

const guardianLines = {
  none: null,
  form: 'A parent or guardian fills in the form for the patient.',
  accompany: 'A parent or guardian fills in the form and comes along.',
};

export function VisitMail({ visit, news, url }: { visit: ConfirmedVisit; news: VisitNews; url: string }) {
  const { slot, location, testType, confirmationCode, amountPaid } = visit;
  const guardian = guardianLines[visit.guardianDuty];
  return (
    <Letter preview={`Confirmation code ${confirmationCode}`} heading={headings[news]}>
      <Fact label="Confirmation code">
        <Code>{confirmationCode}</Code>
      </Fact>
      <Fact label="Test">COVID-19 {testType} test</Fact>
      <VisitPlace visit={{ startsAt: slot.startsAt, location }} />
      {amountPaid > 0 && <Fact label="Paid by card">{formatUsd(amountPaid)}</Fact>}
      {news === 'cancelled' ? (
        <Paragraph>The attached file removes the visit from your calendar.</Paragraph>
      ) : (
        <>
          <Paragraph>
            Please bring this code, a photo ID and, if you have one, your insurance card. Wear a face
            covering. Stay in your car when you arrive; the test site staff will come to you.
          </Paragraph>
          {guardian && <Paragraph>{guardian}</Paragraph>}
          <Paragraph>The attached file puts the visit into your calendar.</Paragraph>
        </>
      )}
      <Paragraph>Test cancellation is non-refundable.</Paragraph>
      <ActionLink href={url}>See your booking</ActionLink>
      <Address>{url}</Address>
    </Letter>
  );
}
