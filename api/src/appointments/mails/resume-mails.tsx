import { defineMail, ActionLink, Address, Code, Fact, Letter, Paragraph } from '../../mails';
import { resumeCodeWords, resumeWords as words } from './resume-words';

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

export const resumeCodeMail = defineMail<{ code: string }>({
  name: 'visit-resume-code',
  get title() {
    return resumeCodeWords.title;
  },
  get says() {
    return `${resumeCodeWords.enter} ${resumeCodeWords.ignore}`;
  },
  get facts() {
    return { [resumeCodeWords.code]: ({ code }: { code: string }) => code };
  },
  body: (data) => <ResumeCodeMail {...data} />,
});

/** The code that opens a booking in progress on this device. */
function ResumeCodeMail({ code }: { code: string }) {
  return (
    <Letter preview={resumeCodeWords.preview(code)} heading={resumeCodeWords.title}>
      <Fact label={resumeCodeWords.code}>
        <Code>{code}</Code>
      </Fact>
      <Paragraph>{resumeCodeWords.enter}</Paragraph>
      <Paragraph>{resumeCodeWords.ignore}</Paragraph>
    </Letter>
  );
}
