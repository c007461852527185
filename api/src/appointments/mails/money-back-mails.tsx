import { defineMail, ActionLink, Address, Letter, Paragraph } from '../../mails';
import { moneyBackWords as words } from './short-mail-words';

type Why = 'late' | 'changed';
interface MoneyBackProps {
  url: string;
}

const links = { late: 'chooseTime', changed: 'checkAnswers' } as const;

const defineMoneyBack = (why: Why) =>
  defineMail<MoneyBackProps>({
    name: `visit-${why}-money`,
    get title() {
      return words.title;
    },
    get says() {
      return words[why];
    },
    get facts() {
      return { [words[links[why]]]: ({ url }: MoneyBackProps) => url };
    },
    body: ({ url }) => <MoneyBackMail says={words[why]} link={words[links[why]]} url={url} />,
  });

export const lateMoneyMail = defineMoneyBack('late');
export const changedMoneyMail = defineMoneyBack('changed');

/** For money that arrived on Stripe's page and booked nothing. */
function MoneyBackMail({ says, link, url }: { says: string; link: string; url: string }) {
  return (
    <Letter preview={words.preview} heading={words.heading}>
      <Paragraph>{says}</Paragraph>
      <ActionLink href={url}>{link}</ActionLink>
      <Address>{url}</Address>
    </Letter>
  );
}
