import { EMAIL_UNDO_HOURS } from '@larkwell/contracts/numbers/accounts';
import { ActionLink, Letter, Paragraph } from '../../mails';

/** Warns the current address before the new one takes its place. */
export function AddressChangeMail({ undoLink }: { undoLink: string }) {
  return (
    <Letter preview="A new email address was entered" heading="A new email address was entered">
      <Paragraph>
        Someone who is signed in to your account entered a new email address for it. The change takes effect
        once that address is confirmed.
      </Paragraph>
      <Paragraph>
        If that was not you, tell us within {EMAIL_UNDO_HOURS} hours. You keep this address, we sign out every
        device, and you choose a new password.
      </Paragraph>
      <ActionLink href={undoLink}>This was not me</ActionLink>
    </Letter>
  );
}
