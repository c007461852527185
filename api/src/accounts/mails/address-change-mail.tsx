import { ActionLink, Letter, Paragraph } from '../../mails/letter';

/** Warns the old address before the new one counts. */
export function AddressChangeMail({ forgotLink }: { forgotLink: string }) {
  return (
    <Letter preview="A new email address was entered" heading="A new email address was entered">
      <Paragraph>
        Somebody signed in to your account entered another email address. It counts once it is confirmed.
      </Paragraph>
      <Paragraph>If that was not you, set a new password now: everybody else is signed out then.</Paragraph>
      <ActionLink href={forgotLink}>Set a new password</ActionLink>
    </Letter>
  );
}
