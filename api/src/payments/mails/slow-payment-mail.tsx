import { formatUsd } from '@larkwell/contracts/fields/money';
import { defineMail } from '../../mails/define-mail';
import { Letter, Paragraph } from '../../mails/letter';

interface SlowPaymentMailProps {
  /** Cents. */
  amount: number;
  /** Whether it was given up, and the amount goes back. */
  isGivenBack: boolean;
}

const back =
  'We could not finish what you paid for. You are not charged, or the whole amount goes back to your card. Banks take up to 5 working days to show it.';
const slow =
  'Your payment takes longer than it should. We keep working on it, and you are never charged twice. If we cannot finish it, the whole amount goes back to your card.';

export const slowPaymentMail = defineMail<SlowPaymentMailProps>({
  name: 'payment-slow',
  title: 'About your payment',
  facts: {
    Amount: ({ amount }) => formatUsd(amount),
    'What happens now': ({ isGivenBack }) => (isGivenBack ? back : slow),
  },
  body: (data) => <SlowPaymentMail {...data} />,
});

/** A payment that is not settled a quarter of an hour after it should be. */
function SlowPaymentMail({ amount, isGivenBack }: SlowPaymentMailProps) {
  return (
    <Letter preview="About your payment" heading="About your payment">
      <Paragraph>{isGivenBack ? back : slow}</Paragraph>
      <Paragraph>Amount: {formatUsd(amount)}</Paragraph>
    </Letter>
  );
}
