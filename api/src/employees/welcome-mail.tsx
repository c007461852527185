import { ActionLink, Letter, Paragraph } from '../mails/letter';

interface Props {
  organisation: string;
  resetLink: string;
  forgotLink: string;
}

/** Greets a new employee, who sets a password first. */
export function WelcomeMail({ organisation, resetLink, forgotLink }: Props) {
  return (
    <Letter preview="Set your password" heading="Welcome to Larkwell">
      <Paragraph>{organisation} has opened an account for you, with which you can order test kits.</Paragraph>
      <ActionLink href={resetLink}>Set my password</ActionLink>
      <Paragraph>
        The link works once, for 60 minutes. Afterwards you can ask for a new one at any time: {forgotLink}
      </Paragraph>
    </Letter>
  );
}
