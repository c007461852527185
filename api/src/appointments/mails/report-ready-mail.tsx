import { defineMail, ActionLink, Address, Letter, Paragraph } from '../../mails';
import { reportWords as words } from './short-mail-words';

interface ReportMailProps {
  url: string;
}

export const visitReportMail = defineMail<ReportMailProps>({
  name: 'visit-report-ready',
  get title() {
    return words.title;
  },
  get says() {
    return words.says;
  },
  get facts() {
    return { [words.open]: ({ url }: ReportMailProps) => url };
  },
  body: (data) => <VisitReportMail {...data} />,
});

/** Says that a report is ready, not what is in it: a mail may be read by others. */
function VisitReportMail({ url }: ReportMailProps) {
  return (
    <Letter preview={words.heading} heading={words.heading}>
      <Paragraph>{words.says}</Paragraph>
      <ActionLink href={url}>{words.open}</ActionLink>
      <Address>{url}</Address>
      <Paragraph>{words.doNotForward}</Paragraph>
    </Letter>
  );
}
