import { formatUsd } from '@larkwell/contracts/fields/money';
import { renewalDayWords } from '@larkwell/contracts/subscriptions/renewal-terms';
import { defineMail, Fact, Letter, Paragraph } from '../../mails';

interface SlowPaymentMailProps {
  /** What is paid for, as it goes into a sentence. */
  about: string;
  /** Cents. */
  amount: number;
  /** Whether it was given up, and the amount goes back. */
  isGivenBack: boolean;
  /** By when the money is settled either way, `YYYY-MM-DD`. */
  settledBy: string;
  /** The address that somebody reads. */
  support: string;
}

const whatHappened = ({ about, amount, isGivenBack }: SlowPaymentMailProps) =>
  isGivenBack
    ? `We could not finish your payment of ${formatUsd(amount)} for ${about}.`
    : `Your payment of ${formatUsd(amount)} for ${about} is taking longer than it should.`;

const whatFollows = ({ isGivenBack }: SlowPaymentMailProps) =>
  isGivenBack
    ? 'You pay nothing. Whatever your bank holds or has charged for it goes back to your card.'
    : 'We try again every minute. Either it goes through, or the whole amount goes back to your card. You are never charged twice.';

const byWhen = ({ settledBy, support }: SlowPaymentMailProps) =>
  `This is settled by ${renewalDayWords(settledBy)} at the latest. If your bank shows anything else then, write to ${support}.`;

export const slowPaymentMail = defineMail<SlowPaymentMailProps>({
  name: 'payment-slow',
  title: 'About your payment',
  subject: ({ about, isGivenBack }) =>
    isGivenBack
      ? `We could not finish your payment for ${about}`
      : `Your payment for ${about} is taking longer`,
  facts: {
    'What happened': whatHappened,
    Amount: ({ amount }) => formatUsd(amount),
    'What happens next': whatFollows,
    'By when': byWhen,
  },
  body: (data) => <SlowPaymentMail {...data} />,
});

/** A payment that is not settled a quarter of an hour after it should be. */
function SlowPaymentMail(data: SlowPaymentMailProps) {
  return (
    <Letter preview={whatHappened(data)} heading="About your payment">
      <Paragraph>{whatHappened(data)}</Paragraph>
      <Paragraph>{whatFollows(data)}</Paragraph>
      <Fact label="By when">{byWhen(data)}</Fact>
    </Letter>
  );
}
