import { ActionLink, Address, Letter, Paragraph } from '../../mails/letter';

/** Money arrived for a time that somebody else has by now. */
export function LateMoneyMail({ url }: { url: string }) {
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
