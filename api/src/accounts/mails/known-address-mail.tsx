import { ActionLink, Letter, Paragraph } from '../../mails';

/**
 * Sent when someone signs up with an address that already has an account. The page itself does not reveal
 * that.
 */
export function KnownAddressMail({ signInLink, forgotLink }: { signInLink: string; forgotLink: string }) {
  return (
    <Letter preview="You already have an account" heading="You already have an account">
      <Paragraph>
        Somebody, perhaps you, signed up at Larkwell with this address. It has an account already.
      </Paragraph>
      <ActionLink href={signInLink}>Sign in</ActionLink>
      <Paragraph>If you forgot your password, you can set a new one: {forgotLink}</Paragraph>
      <Paragraph>If it was not you, there is nothing to do.</Paragraph>
    </Letter>
  );
}
