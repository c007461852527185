import { defineMail, Letter, Paragraph, quotedName } from '../mails';

interface KnownAddressInvitationProps {
  organisation: string;
}

/**
 * Tells an account's owner about an invitation that the account cannot accept. The organization is not told
 * why.
 */
export const knownAddressInvitationMail = defineMail<KnownAddressInvitationProps>({
  name: 'employee-known-address',
  title: 'An invitation to Larkwell',
  says: 'You are invited to order test kits as an employee. This email address already has its own account, and each address can have only one. To accept, ask them to invite you at another address. If you do not want to, you do not need to do anything.',
  facts: { 'Invited by': ({ organisation }) => quotedName(organisation) },
  body: (data) => <KnownAddressInvitation {...data} />,
});

function KnownAddressInvitation({ organisation }: KnownAddressInvitationProps) {
  return (
    <Letter preview="You are invited at another address" heading="You are invited">
      <Paragraph>{quotedName(organisation)} invited you to order test kits as an employee.</Paragraph>
      <Paragraph>
        This email address already has its own Larkwell account, and each address can have only one. To
        accept, ask them to invite you at another address.
      </Paragraph>
      <Paragraph>
        If you do not want to, you do not need to do anything. Your account stays the same, and we do not tell
        them about it.
      </Paragraph>
    </Letter>
  );
}
