import { RESET_LINK_MINUTES } from '@larkwell/contracts/numbers/accounts';
import { ActionLink, Letter, Paragraph } from '../../mails';

/** The link to the page that sets a new password. */
export function ResetMail({ link }: { link: string }) {
  return (
    <Letter preview="Set a new password" heading="Set a new password">
      <Paragraph>Somebody, probably you, asked for a new password for this address.</Paragraph>
      <ActionLink href={link}>Set a new password</ActionLink>
      <Paragraph>
        The link works once, for {RESET_LINK_MINUTES} minutes. Your password stays as it is until you use the
        link.
      </Paragraph>
    </Letter>
  );
}
