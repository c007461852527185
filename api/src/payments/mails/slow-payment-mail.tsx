import { formatUsd } from '@larkwell/contracts/fields/money';
import { dateInWords } from '@larkwell/contracts/language/date-in-words';
import { defineMail, Fact, Letter, Paragraph } from '../../mails';
import { slowPaymentWords as words } from './slow-payment-words';

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
  fate === 'over' ? words.notFinished(formatUsd(amount), about) : words.takesLong(formatUsd(amount), about);

const whatFollows = ({ fate }: SlowPaymentMailProps) => words.followUps[fate];

const byWhen = ({ settledBy, support }: SlowPaymentMailProps) =>
  words.settledBy(dateInWords(settledBy, 'ddd, MMM D, YYYY', 'D [de] MMMM [de] YYYY'), support);

export const slowPaymentMail = defineMail<SlowPaymentMailProps>({
  name: 'payment-slow',
  get title() {
    return words.title;
  },
  subject: ({ name, fate }) => (fate === 'over' ? words.subjectOver(name) : words.subjectLong(name)),
  get facts() {
    return {
      [words.whatHappened]: whatHappened,
      [words.amount]: ({ amount }: SlowPaymentMailProps) => formatUsd(amount),
      [words.whatItMeans]: ({ standing }: SlowPaymentMailProps) => standing,
      [words.whatFollows]: whatFollows,
      [words.byWhen]: byWhen,
    };
  },
  body: (data) => <SlowPaymentMail {...data} />,
});

/** Reports a payment that is still not settled a quarter of an hour after it should be. */
function SlowPaymentMail(data: SlowPaymentMailProps) {
  return (
    <Letter preview={whatHappened(data)} heading={words.title}>
      <Paragraph>{whatHappened(data)}</Paragraph>
      {data.standing && <Paragraph>{data.standing}</Paragraph>}
      <Paragraph>{whatFollows(data)}</Paragraph>
      <Fact label={words.byWhen}>{byWhen(data)}</Fact>
    </Letter>
  );
}
