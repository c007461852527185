import type { CardProviderAddress } from '@larkwell/platform/card/use-card-provider';
import { CardSection } from '../../card/card-section';
import { Consent } from '../../checkout/consent';
import type { ChangedOrder } from '../../checkout/changed-order';
import type { PayForm } from '../../checkout/pay-form';
import { PayFormFields } from '../../checkout/pay-form-fields';
import { paymentMessages } from '../../messages/checkout';
import { Checkbox } from '@larkwell/ui/checkbox/checkbox';
import type { ReactNode } from 'react';
import { saveCardField } from '../../checkout/pay-form';
import { payWithCard, type PaymentByCard } from './pay-with-card';

type CardPaymentProps = PaymentByCard & {
  card: CardProviderAddress;
  payForm: PayForm;
  /** As shown on the button. */
  amount: string;
  onChanged: (changed: ChangedOrder) => void;
  /** What a subscription costs from now on. */
  terms: ReactNode;
};

/** Pays for the order with a card entered here. */
export function CardPayment({ card, payForm, amount, terms, ...payment }: CardPaymentProps) {
  const charged = payment.isSubscription ? paymentMessages.chargeNow : paymentMessages.noCharge;
  return (
    <CardSection
      provider={card}
      instead={terms}
      label="Pay by card"
      hint={{ empty: paymentMessages.enterCard, complete: charged }}
      button={{ ready: `Pay ${amount}`, busy: 'Paying…' }}
      take={(stripe, element, form) => payWithCard({ stripe, card: element, form, ...payment })}
      fields={<PayFormFields {...payForm} />}
      beforeButton={
        <>
          <Checkbox name={saveCardField} label={paymentMessages.saveCard} />
          {terms}
        </>
      }
      consent={<Consent hasRenewal={payment.isSubscription} />}
    />
  );
}
