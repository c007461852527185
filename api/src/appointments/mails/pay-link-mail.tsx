import { formatUsd } from '@larkwell/contracts/fields/money';
import { testNames } from '@larkwell/contracts/test-names';
import type { TestType } from '@larkwell/contracts/test-types';
import { defineMail, ActionLink, Address, Fact, Letter, Paragraph } from '../../mails';
import { labels } from './labels';
import { payLinkWords as words } from './short-mail-words';
import { VisitPlace, tellPlace, tellTime, type ToldVisit } from './visit-place';

export interface PayLinkMailProps {
  url: string;
  /** A time in words, in the location's zone and in the language of the mail. */
  until: string;
  testType: TestType;
  /** Cents. */
  amount: number;
  visit: ToldVisit;
}

export const payLinkMail = defineMail<PayLinkMailProps>({
  name: 'visit-pay-link',
  get title() {
    return words.title;
  },
  get says() {
    return words.says;
  },
  get facts() {
    return {
      [words.payHere]: ({ url }: PayLinkMailProps) => url,
      [words.worksUntil]: ({ until }: PayLinkMailProps) => until,
      [labels.test]: ({ testType }: PayLinkMailProps) => testNames.title(testType),
      [labels.amount]: ({ amount }: PayLinkMailProps) => formatUsd(amount),
      [labels.when]: ({ visit }: PayLinkMailProps) => tellTime(visit),
      [labels.location]: ({ visit }: PayLinkMailProps) => tellPlace(visit),
    };
  },
  body: (data) => <PayLinkMail {...data} />,
});

/** The way to pay for a visit on another device. */
function PayLinkMail({ url, until, testType, amount, visit }: PayLinkMailProps) {
  return (
    <Letter preview={words.preview(formatUsd(amount))} heading={words.title}>
      <Paragraph>{words.open(until)}</Paragraph>
      <Fact label={labels.amount}>
        <strong>{formatUsd(amount)}</strong> {words.forTest(testType)}
      </Fact>
      <VisitPlace visit={visit} />
      <ActionLink href={url}>{words.pay}</ActionLink>
      <Address>{url}</Address>
    </Letter>
  );
}
