import { ActionLink, Letter, Paragraph } from '../../mails/letter';

/** The way to pay for a visit on another device. `until` is a time in words, in the location's zone. */
export function PayLinkMail({ url, until }: { url: string; until: string }) {
  return (
    <Letter preview="The link to pay for your test visit" heading="Pay for your test visit">
      <Paragraph>
        Open this link on a phone or computer that shows card forms. It works until {until}.
      </Paragraph>
      <ActionLink href={url}>Pay for the visit</ActionLink>
      <Paragraph>{url}</Paragraph>
    </Letter>
  );
}
