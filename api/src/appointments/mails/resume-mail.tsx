import { defineMail, ActionLink, Address, Letter, Paragraph } from '../../mails';
import { resumeWords as words } from './resume-words';

export const resumeMail = defineMail<{ url: string }>({
  name: 'visit-resume',
  get title() {
    return words.title;
  },
  get says() {
    return `${words.lead} ${words.code}`;
  },
  get facts() {
    return { [words.goOn]: ({ url }: { url: string }) => url };
  },
  body: (data) => <ResumeMail {...data} />,
});

/** The way back to a booking in progress. It names neither the patient nor the time: nothing is booked yet. */
function ResumeMail({ url }: { url: string }) {
  return (
    <Letter preview={words.preview} heading={words.title}>
      <Paragraph>{words.lead}</Paragraph>
      <ActionLink href={url}>{words.goOn}</ActionLink>
      <Address>{url}</Address>
      <Paragraph>{words.code}</Paragraph>
      <Paragraph>{words.held}</Paragraph>
    </Letter>
  );
}
