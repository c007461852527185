import { ActionLink, Address, Letter, Paragraph } from '../../mails/letter';

/** Says that a report is there, not what is in it: mail is read by many eyes. */
export function VisitReportMail({ url }: { url: string }) {
  return (
    <Letter preview="Your report is ready" heading="Your report is ready">
      <Paragraph>The laboratory has finished your test. Look up your booking to read the report.</Paragraph>
      <ActionLink href={url}>Check your booking</ActionLink>
      <Address>{url}</Address>
    </Letter>
  );
}
