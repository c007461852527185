import { ActionLink, Letter, Paragraph } from '../mails/letter';

/** Says that there is a report. What it says stays behind the sign-in. */
export function ReportReadyMail({ testName, link }: { testName: string; link: string }) {
  return (
    <Letter preview="Your report is ready" heading="Your report is ready">
      <Paragraph>The report of your {testName} is ready. Sign in to read it.</Paragraph>
      <ActionLink href={link}>Read my report</ActionLink>
    </Letter>
  );
}
