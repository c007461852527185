import { RESET_LINK_MINUTES } from '@larkwell/contracts/numbers/accounts';
import { defineMail, Letter, Paragraph, quotedName, TextLink } from '../mails';
import { invitationEnds } from './invitation-ends';

interface InvitationsMailProps {
  invitations: { organisation: string; resetLink: string }[];
  forgotLink: string;
}

/** Several organizations invite the same address, and the reader of its mail chooses one. */
export const invitationsMail = defineMail<InvitationsMailProps>({
  name: 'employee-invitations',
  title: 'Your invitations to Larkwell',
  says: `Several organizations invited you to order test kits as an employee. To accept one, set a password with its link. It works once, for ${RESET_LINK_MINUTES} minutes. If you accept none, we open no account for you. ${invitationEnds}`,
  facts: {
    Invitations: ({ invitations }) =>
      invitations
        .map(({ organisation, resetLink }) => `${quotedName(organisation)}: ${resetLink}`)
        .join(' | '),
    'Ask for new links': ({ forgotLink }) => forgotLink,
  },
  body: (data) => <InvitationsMail {...data} />,
});

function InvitationsMail({ invitations, forgotLink }: InvitationsMailProps) {
  return (
    <Letter preview="Accept one by setting a password" heading="You are invited">
      <Paragraph>
        These organizations invited you to order test kits as an employee. Each email address can have only
        one account, so accept only one, and only if you know it. If you accept none, we open no account for
        you.
      </Paragraph>
      {invitations.map(({ organisation, resetLink }) => (
        <Paragraph key={resetLink}>
          {quotedName(organisation)}
          <br />
          <TextLink href={resetLink}>Accept and set a password</TextLink>
        </Paragraph>
      ))}
      <Paragraph>
        Each link works once, for {RESET_LINK_MINUTES} minutes. After that, you can{' '}
        <TextLink href={forgotLink}>ask for new ones</TextLink>
      </Paragraph>
      <Paragraph>{invitationEnds}</Paragraph>
    </Letter>
  );
}
