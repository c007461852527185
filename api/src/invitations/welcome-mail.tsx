import { RESET_LINK_MINUTES } from '@larkwell/contracts/numbers/accounts';
import { defineMail, quotedName, ActionLink, Letter, Paragraph, TextLink } from '../mails';
import { invitationEnds } from './invitation-ends';

interface WelcomeMailProps {
  organisation: string;
  resetLink: string;
  forgotLink: string;
}

export const welcomeMail = defineMail<WelcomeMailProps>({
  name: 'employee-welcome',
  title: 'An invitation to Larkwell',
  says: `You are invited to order test kits as an employee. To accept, set a password with the first link. It works once, for ${RESET_LINK_MINUTES} minutes. If you do not accept, we open no account for you. ${invitationEnds}`,
  facts: {
    'Invited by': ({ organisation }) => quotedName(organisation),
    'Accept and set a password': ({ resetLink }) => resetLink,
    'Ask for a new link': ({ forgotLink }) => forgotLink,
  },
  body: (data) => <WelcomeMail {...data} />,
});

/** Invites a person to be an organization's employee. Setting a password accepts. */
function WelcomeMail({ organisation, resetLink, forgotLink }: WelcomeMailProps) {
  return (
    <Letter preview="Accept by setting a password" heading="You are invited">
      <Paragraph>{quotedName(organisation)} invited you to order test kits as an employee.</Paragraph>
      <Paragraph>
        If you accept, we open an account for this email address. If you do not, ignore this email. We open no
        account, and you can still sign up on your own.
      </Paragraph>
      <Paragraph>
        Each email address can have only one account. If you are signed in at Larkwell with another address,
        sign out first.
      </Paragraph>
      <ActionLink href={resetLink}>Accept and set a password</ActionLink>
      <Paragraph>
        The link works once, for {RESET_LINK_MINUTES} minutes. After that, you can{' '}
        <TextLink href={forgotLink}>ask for a new one</TextLink>
      </Paragraph>
      <Paragraph>{invitationEnds}</Paragraph>
    </Letter>
  );
}
