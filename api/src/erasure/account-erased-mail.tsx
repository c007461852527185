import { defineMail, Letter, Paragraph } from '../mails';

const heading = 'Your account is deleted';
const kept =
  'We keep the number, date and amount of each order, because the law says so. Visits were booked without an account, so they stay. They are medical records.';
const ended = 'Your subscriptions are canceled. Nothing more is charged.';
const last = 'This is the last email about this account.';

/** The last mail to a person. */
export const accountErasedMail = defineMail<{ hasSubscriptions: boolean }>({
  name: 'account-erased',
  title: heading,
  says: `${kept} ${last}`,
  facts: { Subscriptions: ({ hasSubscriptions }) => (hasSubscriptions ? ended : null) },
  body: ({ hasSubscriptions }) => (
    <Letter preview={heading} heading={heading}>
      <Paragraph>Your profile, saved cards, registered kits and reports are gone for good.</Paragraph>
      {hasSubscriptions && <Paragraph>{ended}</Paragraph>}
      <Paragraph>{kept}</Paragraph>
      <Paragraph>{last}</Paragraph>
    </Letter>
  ),
});
