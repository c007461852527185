import { termsField } from '@larkwell/contracts/terms';
import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { hasMovedOn } from '@larkwell/platform/card/card-errors';
import { CardInput } from '@larkwell/platform/card/card-input';
import { Button } from '@larkwell/ui/button/button';
import type { StripeCardElement } from '@stripe/stripe-js';
import { useEffect, useRef, useState, type FormEvent, type MutableRefObject } from 'react';
import { HiddenFields } from '../../booking/hidden-fields';
import { paymentMessages as words } from '../../messages/payment';
import { errorMessages } from '../../messages/site';
import { PostForm } from '@larkwell/platform/forms/post-form';
import type { CardAnswer } from './card-payment';

interface CardFormProps {
  amount: string;
  terms: string;
  answer: CardAnswer | undefined;
  /** Receives Stripe's field once it accepts input. */
  card: MutableRefObject<StripeCardElement | null>;
  onClose(): void;
}

/**
 * The card field and Pay. The card goes to Stripe from the browser; only its token is posted, with a full page load. If
 * the bank has a challenge, the next page shows it and posts the charge id.
 */
export function CardForm({ amount, terms, answer, card, onClose }: CardFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const form = useRef<HTMLFormElement>(null);
  const [complete, setComplete] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState(answer?.cardError);
  const asked = answer?.clientSecret ?? undefined;

  useEffect(() => {
    if (!stripe || !asked) return;
    setBusy(true);
    void stripe.handleNextAction({ clientSecret: asked }).then((result) => {
      if (!result.error || hasMovedOn(result.error)) return post('chargeId', answer?.chargeId ?? '');
      setError(result.error.message ?? errorMessages.paymentFailed);
      setBusy(false);
    });
  }, [stripe, asked, answer?.chargeId]);

  function post(name: 'token' | 'chargeId', value: string) {
    const field = form.current?.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) return;
    field.value = value;
    form.current?.submit();
  }

  async function pay(event: FormEvent) {
    event.preventDefault();
    const field = elements?.getElement(CardElement);
    if (!stripe || !field || busy) return;
    setBusy(true);
    setError(undefined);
    const { token, error: refused } = await stripe.createToken(field);
    if (token) return post('token', token.id);
    setError(refused?.message ?? errorMessages.paymentFailed);
    setBusy(false);
  }

  return (
    <PostForm ref={form} onSubmit={pay} className="stack">
      <HiddenFields values={{ [termsField]: terms }} />
      <input type="hidden" name="token" />
      <input type="hidden" name="chargeId" />
      <h2 id="card-title">{words.cardTitle}</h2>
      <CardInput
        label={words.card}
        error={error}
        disabled={busy}
        onReady={(field) => {
          card.current = field;
          field.focus();
        }}
        onEscape={onClose}
        onChange={(whole, wrong) => {
          setComplete(whole);
          setError(wrong);
        }}
      />
      <p id="pay-hint" className="secondary">
        {complete ? words.nonRefundable : words.cardEmpty}
      </p>
      <div className="cluster">
        <Button disabled={!complete || busy || !stripe} aria-describedby="pay-hint">
          {busy ? words.paying : words.pay(amount)}
        </Button>
        <Button type="button" variant="secondary" onClick={onClose}>
          {words.closeCard}
        </Button>
      </div>
    </PostForm>
  );
}
