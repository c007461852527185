import { defineMail, ActionLink, Address, Letter, Paragraph } from '../../mails';

export const visitReportMail = defineMail<{ url: string }>({
  name: 'visit-report-ready',
  title: 'Your test report is ready',
  says: 'The lab has finished your test. Open your bookings to read the report.',
  facts: { 'Open your bookings': ({ url }) => url },
  body: (data) => <VisitReportMail {...data} />,
});

/** Says that a report is ready, not what is in it: a mail may be read by others. */
function VisitReportMail({ url }: { url: string }) {
  return (
    <Letter preview="Your report is ready" heading="Your report is ready">
      <Paragraph>The lab has finished your test. Open your bookings to read the report.</Paragraph>
      <ActionLink href={url}>Open your bookings</ActionLink>
      <Address>{url}</Address>
      <Paragraph>That link opens your bookings without a code, so do not forward this email.</Paragraph>
    </Letter>
  );
}
