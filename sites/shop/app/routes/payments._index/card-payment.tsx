import type { CardProviderAddress } from '@larkwell/platform/card/use-card-provider';
import { CardSection } from '../../card/card-section';
import { Consent } from '../../checkout/consent';
import type { ChangedOrder } from '../../checkout/changed-order';
import type { PayForm } from '../../checkout/pay-form';
import { PayFormFields } from '../../checkout/pay-form-fields';
import { paymentMessages } from '../../messages/checkout';
import { payWithCard, type PaymentByCard } from './pay-with-card';

type CardPaymentProps = PaymentByCard & {
  card: CardProviderAddress;
  payForm: PayForm;
  /** As shown on the button. */
  amount: string;
  onChanged: (changed: ChangedOrder) => void;
};

/** Pays for the order with a card entered here. */
export function CardPayment({ card, payForm, amount, ...payment }: CardPaymentProps) {
  const charged = payment.isSubscription ? paymentMessages.chargeNow : paymentMessages.noCharge;
  return (
    <CardSection
      provider={card}
      label="Pay by card"
      hint={{ empty: paymentMessages.enterCard, complete: charged }}
      button={{ ready: `Pay ${amount}`, busy: 'Paying…' }}
      take={(stripe, element, form) => payWithCard({ stripe, card: element, form, ...payment })}
      fields={<PayFormFields {...payForm} />}
      consent={<Consent hasRenewal={payment.isSubscription} />}
    />
  );
}
