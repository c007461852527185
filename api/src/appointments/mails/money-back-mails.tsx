import { defineMail, ActionLink, Address, Letter, Paragraph } from '../../mails';

const lateSays =
  'Your payment arrived after the time you chose was given to someone else. The amount is released. Your bank may still show it for a few days.';
const changedSays =
  'Your visit changed before your payment arrived, so we did not book it. The amount is released. Your bank may still show it for a few days. To book the visit, check your answers and pay again.';

export const lateMoneyMail = defineMail<{ url: string }>({
  name: 'visit-late-money',
  title: 'You were not charged for a test visit',
  says: lateSays,
  facts: { 'Choose another time': ({ url }) => url },
  body: ({ url }) => <MoneyBackMail says={lateSays} link="Choose another time" url={url} />,
});

export const changedMoneyMail = defineMail<{ url: string }>({
  name: 'visit-changed-money',
  title: 'You were not charged for a test visit',
  says: changedSays,
  facts: { 'Check your answers': ({ url }) => url },
  body: ({ url }) => <MoneyBackMail says={changedSays} link="Check your answers" url={url} />,
});

/** For money that arrived on Stripe's page and booked nothing. */
function MoneyBackMail({ says, link, url }: { says: string; link: string; url: string }) {
  return (
    <Letter preview="Your payment was returned" heading="You were not charged">
      <Paragraph>{says}</Paragraph>
      <ActionLink href={url}>{link}</ActionLink>
      <Address>{url}</Address>
    </Letter>
  );
}
