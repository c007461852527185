import { formatUsd } from '@larkwell/contracts/fields/money';
import type { TestType } from '@larkwell/contracts/test-types';
import { ActionLink, Address, Fact, Letter, Paragraph } from '../../mails/letter';
import { VisitPlace, type ToldVisit } from './visit-place';

export interface PayLinkMailProps {
  url: string;
  /** A time in words, in the location's zone. */
  until: string;
  testType: TestType;
  /** Cents. */
  amount: number;
  visit: ToldVisit;
}

/** The way to pay for a visit on another device. */
export function PayLinkMail({ url, until, testType, amount, visit }: PayLinkMailProps) {
  return (
    <Letter preview={`${formatUsd(amount)} for your test visit`} heading="Pay for your test visit">
      <Paragraph>
        Open this link on a phone or computer that shows card forms. It works until {until}. Without a payment
        by then, the visit is not booked and nothing is charged.
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
