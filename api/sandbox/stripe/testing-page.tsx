import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type { PaymentIntentResult, SetupIntentResult, TokenResult } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { type FormEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';

type Result = PaymentIntentResult | SetupIntentResult | TokenResult;

/** The shortest use of the card field by a shop; an intent's secret comes in the address. */
function CardForm() {
  const stripe = useStripe();
  const elements = useElements();
  const [field, setField] = useState('loading');
  const [error, setError] = useState('');
  const [outcome, setOutcome] = useState('');
  const secret = new URLSearchParams(location.search).get('secret') ?? '';

  async function submit(event: FormEvent) {
    event.preventDefault();
    const card = elements?.getElement(CardElement);
    if (!stripe || !card) return;
    const result: Result = secret.startsWith('seti_')
      ? await stripe.confirmCardSetup(secret, { payment_method: { card } })
      : secret
        ? await stripe.confirmCardPayment(secret, {
            payment_method: { card, billing_details: { name: 'Maya' } },
          })
        : await stripe.createToken(card);
    setError(result.error?.message ?? '');
    if ('token' in result && result.token) setOutcome(result.token.id);
    if ('paymentIntent' in result && result.paymentIntent) setOutcome(result.paymentIntent.status);
    if ('setupIntent' in result && result.setupIntent) setOutcome(result.setupIntent.status);
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <CardElement
        onReady={() => setField('ready')}
        onChange={(change) => {
          setField(`${change.brand} ${change.complete ? 'complete' : change.empty ? 'empty' : 'begun'}`);
          setError(change.error?.message ?? '');
        }}
      />
      <p role="alert">{error}</p>
      <p aria-label="Field">{field}</p>
      <p aria-label="Outcome">{outcome}</p>
      <button>Pay</button>
    </form>
  );
}

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <Elements stripe={loadStripe('pk_test_larkwell')}>
    <CardForm />
  </Elements>,
);
