import { ACCOUNT_CODE_MINUTES } from '@larkwell/contracts/numbers/accounts';
import { ActionLink, Code, Letter, Paragraph } from '../../mails';

/** The code that proves the address a person is changing to. */
export function ChangeCodeMail({ code, link }: { code: string; link: string }) {
  return (
    <Letter preview="Your code for Larkwell" heading="Confirm your new email address">
      <Paragraph>Enter this code in the browser where you changed your email address:</Paragraph>
      <Paragraph>
        <Code>{code}</Code>
      </Paragraph>
      <Paragraph>Or open the page in that browser and press Confirm:</Paragraph>
      <ActionLink href={link}>Confirm my address</ActionLink>
      <Paragraph>
        The code expires in {ACCOUNT_CODE_MINUTES} minutes. If you did not request it, you can ignore this
        email.
      </Paragraph>
    </Letter>
  );
}
