import { Letter, Paragraph } from '../../mails/letter';

/** The six digits that open the bookings of this address. */
export function LookupCodeMail({ code }: { code: string }) {
  return (
    <Letter preview={`Your code is ${code}`} heading="Your code">
      <Paragraph>
        Enter <strong>{code}</strong> to see your bookings. It is valid for 10 minutes.
      </Paragraph>
      <Paragraph>If you did not ask for it, you need do nothing.</Paragraph>
    </Letter>
  );
}
