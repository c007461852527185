import { defineMail, Code, Fact, Letter, Paragraph } from '../../mails';
import { lookupCodeWords as words } from './short-mail-words';

interface CodeMailProps {
  code: string;
}

/** A mail with a lookup code. `title` is asked in the language of the mail. */
const defineCodeMail = (name: string, title: () => string) =>
  defineMail<CodeMailProps>({
    name,
    get title() {
      return title();
    },
    get says() {
      return `${words.enter} ${words.ignore}`;
    },
    get facts() {
      return { [words.code]: ({ code }: CodeMailProps) => code };
    },
    body: ({ code }) => (
      <Letter preview={words.preview(code)} heading={title()}>
        <Fact label={words.code}>
          <Code>{code}</Code>
        </Fact>
        <Paragraph>{words.enter}</Paragraph>
        <Paragraph>{words.ignore}</Paragraph>
      </Letter>
    ),
  });

/** The code that opens this address's bookings. */
export const lookupCodeMail = defineCodeMail('visit-lookup-code', () => words.title);

/** The code that opens a booking in progress on another device. */
export const resumeCodeMail = defineCodeMail('visit-resume-code', () => words.resumeTitle);
