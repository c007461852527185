import { defineMail, Code, Fact, Letter, Paragraph } from '../../mails';
import { lookupCodeWords as words } from './short-mail-words';

export const lookupCodeMail = defineMail<{ code: string }>({
  name: 'visit-lookup-code',
  get title() {
    return words.title;
  },
  get says() {
    return `${words.enter} ${words.ignore}`;
  },
  get facts() {
    return { [words.code]: ({ code }: { code: string }) => code };
  },
  body: (data) => <LookupCodeMail {...data} />,
});

/** The code that opens this address's bookings. */
function LookupCodeMail({ code }: { code: string }) {
  return (
    <Letter preview={words.preview(code)} heading={words.title}>
      <Fact label={words.code}>
        <Code>{code}</Code>
      </Fact>
      <Paragraph>{words.enter}</Paragraph>
      <Paragraph>{words.ignore}</Paragraph>
    </Letter>
  );
}
