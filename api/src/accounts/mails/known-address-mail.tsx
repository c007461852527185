import { ActionLink, Letter, Paragraph, TextLink } from '../../mails';

/**
 * Sent when someone signs up with an address that already has an account. The page itself does not reveal
 * that.
 */
export function KnownAddressMail({ signInLink, forgotLink }: { signInLink: string; forgotLink: string }) {
  return (
    <Letter preview="You already have an account" heading="You already have an account">
      <Paragraph>
        Someone, maybe you, tried to sign up at Larkwell with this email address. It already has an account.
      </Paragraph>
      <ActionLink href={signInLink}>Sign in</ActionLink>
      <Paragraph>
        If you forgot your password, you can <TextLink href={forgotLink}>set a new one</TextLink>
      </Paragraph>
      <Paragraph>If that was not you, you do not need to do anything.</Paragraph>
    </Letter>
  );
}
