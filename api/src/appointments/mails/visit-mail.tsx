import { formatUsd } from '@larkwell/contracts/fields/money';
import { formatSlotDate, ZONE_NAMES } from '@larkwell/contracts/slots';
import { ActionLink, Letter, Paragraph } from '../../mails/letter';
import type { ConfirmedVisit } from '../confirmation';

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
      <Paragraph>
        Confirmation code: <strong>{confirmationCode}</strong>
      </Paragraph>
      <Paragraph>
        COVID-19 {testType} test on {formatSlotDate(slot.startsAt, location.zone)} at {slot.start} (
        {ZONE_NAMES[location.timezone]})
      </Paragraph>
      <Paragraph>
        {location.name}, {location.street}, {location.city}, {location.state} {location.zipCode}
      </Paragraph>
      {news === 'cancelled' ? (
        <Paragraph>The attached file removes the visit from your calendar.</Paragraph>
      ) : (
        <>
          <Paragraph>
            Please bring this code, a photo ID and, if you have one, your insurance card. Stay in your car
            until you are called.
          </Paragraph>
          {guardian && <Paragraph>{guardian}</Paragraph>}
          <Paragraph>The attached file puts the visit into your calendar.</Paragraph>
        </>
      )}
      {amountPaid > 0 && (
        <Paragraph>Paid by card: {formatUsd(amountPaid)}. Test payments are non-refundable.</Paragraph>
      )}
      <ActionLink href={url}>See your booking</ActionLink>
      <Paragraph>{url}</Paragraph>
    </Letter>
  );
}
