import { formatUsd } from '@larkwell/contracts/fields/money';
import { renewalDayWords } from '@larkwell/contracts/subscriptions/renewal-terms';
import { defineMail, Fact, Letter, Paragraph } from '../../mails';

export type PaymentFate = 'over' | 'going-back' | 'unknown';

interface SlowPaymentMailProps {
  /** What is being paid, as a phrase inside a sentence. */
  about: string;
  /** The same, for the subject line. */
  name: string;
  /** What the person has without this payment; null when that says nothing new. */
  standing: string | null;
  /** Cents. */
  amount: number;
  /**
   * `over`: it was given up. `going-back`: the amount cannot be refunded yet. `unknown`: Stripe cannot be
   * reached.
   */
  fate: PaymentFate;
  /** The day by which the money is settled either way, `YYYY-MM-DD`. */
  settledBy: string;
  /** An address that a person reads. */
  support: string;
}

const whatHappened = ({ about, amount, fate }: SlowPaymentMailProps) =>
  fate === 'over'
    ? `We could not finish your payment of ${formatUsd(amount)} for ${about}.`
    : `Your payment of ${formatUsd(amount)} for ${about} is taking longer than it should.`;

const whatFollows = ({ fate }: SlowPaymentMailProps) => followUps[fate];

const followUps: Record<PaymentFate, string> = {
  over: 'You do not pay for it. Any amount that your bank holds or has charged goes back to your card.',
  'going-back': 'The whole amount goes back to your card. We keep trying every minute until it does.',
  unknown:
    'We do not know yet whether it went through, and we check every minute. Either it goes through, or the whole amount goes back to your card. You are never charged twice.',
};

const byWhen = ({ settledBy, support }: SlowPaymentMailProps) =>
  `This will be settled by ${renewalDayWords(settledBy)} at the latest. If your bank shows anything different after that, write to ${support}.`;

export const slowPaymentMail = defineMail<SlowPaymentMailProps>({
  name: 'payment-slow',
  title: 'About your payment',
  subject: ({ name, fate }) =>
    fate === 'over'
      ? `We could not finish your payment for ${name}`
      : `Your payment for ${name} is taking longer`,
  facts: {
    'What happened': whatHappened,
    Amount: ({ amount }) => formatUsd(amount),
    'What it means': ({ standing }) => standing,
    'What happens next': whatFollows,
    'By when': byWhen,
  },
  body: (data) => <SlowPaymentMail {...data} />,
});

/** Reports a payment that is still not settled a quarter of an hour after it should be. */
function SlowPaymentMail(data: SlowPaymentMailProps) {
  return (
    <Letter preview={whatHappened(data)} heading="About your payment">
      <Paragraph>{whatHappened(data)}</Paragraph>
      {data.standing && <Paragraph>{data.standing}</Paragraph>}
      <Paragraph>{whatFollows(data)}</Paragraph>
      <Fact label="By when">{byWhen(data)}</Fact>
    </Letter>
  );
}
