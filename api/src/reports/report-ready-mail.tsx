import { defineMail, ActionLink, Letter, Paragraph } from '../mails';

interface ReportReadyMailProps {
  testName: string;
  link: string;
}

export const reportReadyMail = defineMail<ReportReadyMailProps>({
  name: 'kit-report-ready',
  title: 'Your report is ready',
  says: 'Sign in to read it.',
  facts: { Test: ({ testName }) => testName, 'Read my report': ({ link }) => link },
  body: (data) => <ReportReadyMail {...data} />,
});

/** Says that a report is ready. Its content stays behind the sign-in. */
function ReportReadyMail({ testName, link }: ReportReadyMailProps) {
  return (
    <Letter preview="Your report is ready" heading="Your report is ready">
      <Paragraph>Your {testName} report is ready. Sign in to read it.</Paragraph>
      <ActionLink href={link}>Read my report</ActionLink>
    </Letter>
  );
}
