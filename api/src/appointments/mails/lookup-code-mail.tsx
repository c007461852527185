import { Code, Fact, Letter, Paragraph } from '../../mails/letter';

/** The six digits that open the bookings of this address. */
export function LookupCodeMail({ code }: { code: string }) {
  return (
    <Letter preview={`Your code is ${code}`} heading="Your code to see your bookings">
      <Fact label="Code">
        <Code>{code}</Code>
      </Fact>
      <Paragraph>Enter it on the page where you asked for it. It works for 10 minutes.</Paragraph>
      <Paragraph>If you did not ask for it, you need do nothing.</Paragraph>
    </Letter>
  );
}
