import { ActionLink, defineMail, Letter, Paragraph } from '../mails';
import { confirmWords, labels, nameDay, openedWords, type NamedDay } from './words';

interface Data extends NamedDay {
  link: string;
}

const facts = (link: string) => ({
  [labels.place]: ({ place }: Data) => place,
  [labels.day]: ({ date }: Data) => nameDay(date),
  [link]: (data: Data) => data.link,
});

/** Asks the owner of an address whether they want the mail. Like the other, it names no test. */
export const confirmWaitingMail = defineMail<Data>({
  name: 'waiting-list-confirm',
  get title() {
    return confirmWords.title;
  },
  get says() {
    return confirmWords.ifNot;
  },
  get facts() {
    return facts(confirmWords.link);
  },
  body: ({ link, ...day }) => (
    <Letter preview={confirmWords.preview} heading={confirmWords.heading}>
      <Paragraph>{confirmWords.asked(day)}</Paragraph>
      <ActionLink href={link}>{confirmWords.link}</ActionLink>
      <Paragraph>{confirmWords.ifNot}</Paragraph>
    </Letter>
  ),
});

/** The one mail that was asked for. */
export const timeOpenedMail = defineMail<Data>({
  name: 'waiting-list',
  get title() {
    return openedWords.title;
  },
  get says() {
    return `${openedWords.notHeld} ${openedWords.last}`;
  },
  get facts() {
    return facts(openedWords.link);
  },
  body: ({ link, ...day }) => (
    <Letter preview={openedWords.preview} heading={openedWords.title}>
      <Paragraph>{openedWords.opened(day)}</Paragraph>
      <ActionLink href={link}>{openedWords.link}</ActionLink>
      <Paragraph>{openedWords.notHeld}</Paragraph>
      <Paragraph>{openedWords.last}</Paragraph>
    </Letter>
  ),
});
