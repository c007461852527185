import type { CardProviderAddress } from '@larkwell/platform/card/use-card-provider';
import { CardSection } from '../../card/card-section';
import { paymentMessages } from '../../messages/checkout';
import { payWithCard, type PaymentByCard } from './pay-with-card';

type CardPaymentProps = PaymentByCard & {
  card: CardProviderAddress;
  /** As printed on the button. */
  amount: string;
};

/** The order by a card that is typed here. */
export function CardPayment({ card, amount, ...payment }: CardPaymentProps) {
  return (
    <CardSection
      provider={card}
      label="Pay by card"
      hint={{ empty: paymentMessages.enterCard, complete: paymentMessages.noCharge }}
      button={{ ready: `Pay ${amount}`, busy: 'Paying…' }}
      take={(stripe, element, form) => payWithCard({ stripe, card: element, form, ...payment })}
    />
  );
}
