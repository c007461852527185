import { defineMail } from '../../mails/define-mail';
import { ActionLink, Address, Letter, Paragraph } from '../../mails/letter';

export const lateMoneyMail = defineMail<{ url: string }>({
  name: 'visit-late-money',
  title: 'You were not charged for a test visit',
  says: 'Your payment arrived after the time you had chosen was given to somebody else. The amount is released; your bank may show it for a few days.',
  facts: { 'Choose another time': ({ url }) => url },
  body: (data) => <LateMoneyMail {...data} />,
});

/** Money arrived for a time that somebody else has by now. */
function LateMoneyMail({ url }: { url: string }) {
  return (
    <Letter preview="Your payment was given back" heading="You were not charged">
      <Paragraph>
        Your payment arrived after the time you had chosen was given to somebody else. The amount is released;
        your bank may show it for a few days.
      </Paragraph>
      <ActionLink href={url}>Choose another time</ActionLink>
      <Address>{url}</Address>
    </Letter>
  );
}
