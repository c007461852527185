import { ActionLink, Letter, Paragraph } from '../../mails';

/** Tells the owner that the password has changed, no matter who changed it. */
export function PasswordChangedMail({ forgotLink }: { forgotLink: string }) {
  return (
    <Letter preview="Your password was changed" heading="Your password was changed">
      <Paragraph>The password of your account was changed, and every other device was signed out.</Paragraph>
      <Paragraph>If that was not you, set a new password right away:</Paragraph>
      <ActionLink href={forgotLink}>Set a new password</ActionLink>
    </Letter>
  );
}
