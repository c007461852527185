import { ACCOUNT_CODE_MINUTES } from '@larkwell/contracts/numbers/accounts';
import { ActionLink, Code, Letter, Paragraph } from '../../mails';

/** The code that proves an address, to type in or to follow as a link. */
export function CodeMail({ code, link }: { code: string; link: string }) {
  return (
    <Letter preview="Your code for Larkwell" heading="Confirm your email address">
      <Paragraph>Enter this code on the page that asked for it:</Paragraph>
      <Paragraph>
        <Code>{code}</Code>
      </Paragraph>
      <Paragraph>Or open the page here and press Verify:</Paragraph>
      <ActionLink href={link}>Confirm my address</ActionLink>
      <Paragraph>
        The code expires in {ACCOUNT_CODE_MINUTES} minutes. If you did not request it, you can ignore this
        email.
      </Paragraph>
    </Letter>
  );
}
