import { LOOKUP_CODE_MINUTES } from '@larkwell/contracts/numbers/visits';
import { defineMail, Code, Fact, Letter, Paragraph } from '../../mails';

export const lookupCodeMail = defineMail<{ code: string }>({
  name: 'visit-lookup-code',
  title: 'Your code to see your bookings',
  says: `Enter it on the page where you requested it. It expires in ${LOOKUP_CODE_MINUTES} minutes. If you did not request it, you can ignore this email.`,
  facts: { Code: ({ code }) => code },
  body: (data) => <LookupCodeMail {...data} />,
});

/** The code that opens this address's bookings. */
function LookupCodeMail({ code }: { code: string }) {
  return (
    <Letter preview={`Your code is ${code}`} heading="Your code to see your bookings">
      <Fact label="Code">
        <Code>{code}</Code>
      </Fact>
      <Paragraph>
        Enter it on the page where you requested it. It expires in {LOOKUP_CODE_MINUTES} minutes.
      </Paragraph>
      <Paragraph>If you did not request it, you can ignore this email.</Paragraph>
    </Letter>
  );
}
