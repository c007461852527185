import { RESET_LINK_MINUTES } from '@larkwell/contracts/numbers/accounts';
import { ActionLink, Letter, Paragraph } from '../../mails';

/** The link to the page that sets a new password. */
export function ResetMail({ link }: { link: string }) {
  return (
    <Letter preview="Set a new password" heading="Set a new password">
      <Paragraph>Someone, probably you, asked to reset the password for this email address.</Paragraph>
      <ActionLink href={link}>Set a new password</ActionLink>
      <Paragraph>
        The link works once and expires in {RESET_LINK_MINUTES} minutes. Your password does not change until
        you use it.
      </Paragraph>
    </Letter>
  );
}
