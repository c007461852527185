import { defineMail } from '../mails/define-mail';
import { quotedName } from '../mails/plain-name';
import { ActionLink, Letter, Paragraph } from '../mails/letter';

interface WelcomeMailProps {
  organisation: string;
  resetLink: string;
  forgotLink: string;
}

export const welcomeMail = defineMail<WelcomeMailProps>({
  name: 'employee-welcome',
  title: 'Set your password at Larkwell',
  says: 'An account was opened for you, with which you can order test kits. The first link works once, for 60 minutes.',
  facts: {
    'Opened by': ({ organisation }) => quotedName(organisation),
    'Set my password': ({ resetLink }) => resetLink,
    'Ask for a new link': ({ forgotLink }) => forgotLink,
  },
  body: (data) => <WelcomeMail {...data} />,
});

/** Greets a new employee, who sets a password first. */
function WelcomeMail({ organisation, resetLink, forgotLink }: WelcomeMailProps) {
  return (
    <Letter preview="Set your password" heading="Welcome to Larkwell">
      <Paragraph>
        {quotedName(organisation)} has opened an account for you, with which you can order test kits.
      </Paragraph>
      <ActionLink href={resetLink}>Set my password</ActionLink>
      <Paragraph>
        The link works once, for 60 minutes. Afterwards you can ask for a new one at any time: {forgotLink}
      </Paragraph>
    </Letter>
  );
}
