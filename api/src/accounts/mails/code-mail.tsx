import { ACCOUNT_CODE_MINUTES } from '@larkwell/contracts/numbers/accounts';
import { Text } from '@react-email/components';
import { ActionLink, Letter, Paragraph } from '../../mails';

/** The code that proves an address, to type in or to follow as a link. */
export function CodeMail({ code, link }: { code: string; link: string }) {
  return (
    <Letter preview="Your code for Larkwell" heading="Confirm your email address">
      <Paragraph>Enter this code on the page that asked for it:</Paragraph>
      <Text style={{ fontFamily: 'monospace', fontSize: 28, letterSpacing: 4, margin: '8px 0' }}>{code}</Text>
      <Paragraph>Or open the page here and press Verify:</Paragraph>
      <ActionLink href={link}>Confirm my address</ActionLink>
      <Paragraph>
        The code expires in {ACCOUNT_CODE_MINUTES} minutes. If you did not request it, you can ignore this
        email.
      </Paragraph>
    </Letter>
  );
}
