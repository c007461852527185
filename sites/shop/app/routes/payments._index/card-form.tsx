import { Button } from '@larkwell/ui/button/button';
import { CardField } from '@larkwell/ui/card-field/card-field';
import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useRef, useState, type FormEvent } from 'react';
import { paymentMessages } from '../../messages/checkout';
import { FormToken } from '@larkwell/platform/forms/form-token-input';
import styles from './card-form.module.css';
import { payWithCard } from './pay-with-card';

export type CardFormProps = {
  /** As printed on the button. */
  amount: string;
  /** The order has kits that are sent again. */
  isSubscription: boolean;
  billing: { name: string; email: string };
};

/**
 * The card goes from the field to Stripe, never to us. When Stripe has taken it, the form is posted by a whole page
 * load, and the server asks Stripe what became of it.
 */
export function CardForm({ amount, isSubscription, billing }: CardFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const form = useRef<HTMLFormElement>(null);
  const [isComplete, setComplete] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fieldError, setFieldError] = useState<string>();
  const [failure, setFailure] = useState<string>();

  async function pay(event: FormEvent) {
    event.preventDefault();
    const card = elements?.getElement(CardElement);
    if (!stripe || !card || !form.current || isBusy) return;
    setBusy(true);
    setFailure(undefined);
    setFieldError(undefined);
    const outcome = await payWithCard({ stripe, card, billing, isSubscription, form: form.current });
    if (outcome.isDone) return form.current.submit();
    if (outcome.fieldError) setFieldError(outcome.fieldError);
    setFailure(outcome.failure);
    setBusy(false);
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={pay} className="stack" aria-label="Pay by card">
      <FormToken />
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <CardField id="card" label="Card" error={fieldError} focused={isFocused} disabled={isBusy}>
        <CardElement
          id="card"
          options={{ disabled: isBusy }}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onChange={(change) => {
            setComplete(change.complete);
            setFieldError(change.error?.message);
          }}
        />
      </CardField>
      <p id="pay-hint" className="secondary">
        {isComplete ? paymentMessages.noCharge : paymentMessages.enterCard}
      </p>
      <Button disabled={!isComplete || isBusy || !stripe} aria-describedby="pay-hint">
        {isBusy ? 'Paying…' : `Pay ${amount}`}
      </Button>
    </form>
  );
}
