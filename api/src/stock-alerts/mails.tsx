import { STOCK_ALERT_LINK_DAYS } from '@larkwell/contracts/numbers/shop';
import { inWords } from '@larkwell/contracts/numbers/words';
import { ActionLink, defineMail, Letter, Paragraph } from '../mails';

interface Data {
  kit: string;
  link: string;
}

const asked = ({ kit }: Pick<Data, 'kit'>) =>
  `Someone, probably you, asked us to email this address once when ${kit} is back in stock.`;
const ifNot = `If it was not you, ignore this email. We send nothing else, and we delete the address within ${inWords(STOCK_ALERT_LINK_DAYS)} days.`;

/** Asks the owner of an address whether they want the mail; the subject names no kit. */
export const confirmStockAlertMail = defineMail<Data>({
  name: 'stock-alert-confirm',
  title: 'Confirm that we may email you',
  says: ifNot,
  facts: { Kit: ({ kit }) => kit, 'Confirm or stop': ({ link }) => link },
  body: ({ kit, link }) => (
    <Letter preview="Confirm that we may email you once" heading="May we email you once?">
      <Paragraph>{asked({ kit })}</Paragraph>
      <ActionLink href={link}>Confirm or stop</ActionLink>
      <Paragraph>{ifNot}</Paragraph>
    </Letter>
  ),
});

const last = 'This was the only email about it. Your address is deleted from the list.';

/** The one mail that was asked for; the subject names no kit. */
export const backInStockMail = defineMail<Data>({
  name: 'stock-alert',
  title: 'Back in stock at Larkwell',
  says: last,
  facts: { Kit: ({ kit }) => kit, 'See the kit': ({ link }) => link },
  body: ({ kit, link }) => (
    <Letter preview="The kit that you asked about is back" heading="Back in stock">
      <Paragraph>{kit} is back in stock. We do not hold one for you.</Paragraph>
      <ActionLink href={link}>See the kit</ActionLink>
      <Paragraph>{last}</Paragraph>
    </Letter>
  ),
});
