import { formatUsd } from '@larkwell/contracts/fields/money';
import type { TestType } from '@larkwell/contracts/test-types';
import { defineMail, ActionLink, Address, Fact, Letter, Paragraph } from '../../mails';
import { VisitPlace, tellPlace, tellTime, type ToldVisit } from './visit-place';

export interface PayLinkMailProps {
  url: string;
  /** A time in words, in the location's zone. */
  until: string;
  testType: TestType;
  /** Cents. */
  amount: number;
  visit: ToldVisit;
}

export const payLinkMail = defineMail<PayLinkMailProps>({
  name: 'visit-pay-link',
  title: 'Pay for your test visit',
  says: 'Open the link on a phone or computer to pay by card. If you do not pay by the time below, the visit is not booked and nothing is charged.',
  facts: {
    'Pay here': ({ url }) => url,
    'Works until': ({ until }) => until,
    Test: ({ testType }) => `COVID-19 ${testType} test`,
    Amount: ({ amount }) => formatUsd(amount),
    'Date and time': ({ visit }) => tellTime(visit),
    Location: ({ visit }) => tellPlace(visit),
  },
  body: (data) => <PayLinkMail {...data} />,
});

/** The way to pay for a visit on another device. */
function PayLinkMail({ url, until, testType, amount, visit }: PayLinkMailProps) {
  return (
    <Letter preview={`${formatUsd(amount)} for your test visit`} heading="Pay for your test visit">
      <Paragraph>
        Open this link on a phone or computer to pay by card. It works until {until}. If you do not pay by
        then, the visit is not booked and nothing is charged.
      </Paragraph>
      <Fact label="Amount">
        <strong>{formatUsd(amount)}</strong> for the COVID-19 {testType} test
      </Fact>
      <VisitPlace visit={visit} />
      <ActionLink href={url}>Pay for the visit</ActionLink>
      <Address>{url}</Address>
    </Letter>
  );
}
