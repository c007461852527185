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
  says: 'You are invited to order test kits as an employee. This email address has an account of its own, and an address belongs to one account only. To accept, ask the organization to invite another address of yours. If you do not want to, there is nothing to do.',
  facts: { 'Invited by': ({ organisation }) => quotedName(organisation) },
  body: (data) => <KnownAddressInvitation {...data} />,
});

function KnownAddressInvitation({ organisation }: KnownAddressInvitationProps) {
  return (
    <Letter preview="You are invited with another address" heading="You are invited">
      <Paragraph>{quotedName(organisation)} invites you to order test kits as its employee.</Paragraph>
      <Paragraph>
        This email address has an account of its own at Larkwell, and an address belongs to one account only.
        To accept, ask the organization to invite another address of yours.
      </Paragraph>
      <Paragraph>
        If you do not want to, there is nothing to do. Your account stays as it is, and we tell the
        organization nothing about it.
      </Paragraph>
    </Letter>
  );
}
