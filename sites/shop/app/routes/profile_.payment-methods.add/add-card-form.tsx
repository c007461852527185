import { Button } from '@larkwell/ui/button/button';
import { CardField } from '@larkwell/ui/card-field/card-field';
import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { catalogueMessages } from '../../messages/catalogue';
import { paymentMessages } from '../../messages/checkout';
import { FormToken } from '@larkwell/platform/forms/form-token-input';
import { loadCardProvider, type CardProvider } from '@larkwell/platform/card/card-provider';
import { setUpCard } from './set-up-card';

/** The card field, once the provider's script is there. Without script this part of the page does not show. */
export function AddCardForm({ script, publishableKey }: { script: string; publishableKey: string }) {
  const [provider, setProvider] = useState<CardProvider>('loading');
  useEffect(() => {
    let isHere = true;
    void loadCardProvider(script, publishableKey).then((loaded) => isHere && setProvider(loaded));
    return () => {
      isHere = false;
    };
  }, [script, publishableKey]);
  if (provider === 'away') return null;
  if (provider === 'loading') return <p className="with-script">{catalogueMessages.loading}</p>;
  return (
    <Elements stripe={provider}>
      <CardForm />
    </Elements>
  );
}

/** The card goes to Stripe; what is posted to us is the name of the setup intent that holds it. */
function CardForm() {
  const stripe = useStripe();
  const elements = useElements();
  const form = useRef<HTMLFormElement>(null);
  const intent = useRef<HTMLInputElement>(null);
  const [isComplete, setComplete] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function add(event: FormEvent) {
    event.preventDefault();
    const card = elements?.getElement(CardElement);
    if (!stripe || !card || !form.current || isBusy) return;
    setBusy(true);
    setError(undefined);
    const result = await setUpCard(stripe, card, form.current);
    if ('error' in result) {
      setError(result.error);
      return setBusy(false);
    }
    intent.current!.value = result.setupIntent;
    form.current.submit();
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={add} className="stack" aria-label="Add a card">
      <FormToken />
      <input ref={intent} type="hidden" name="setupIntent" />
      <CardField id="card" label="Card" error={error} focused={isFocused} disabled={isBusy}>
        <CardElement
          id="card"
          options={{ disabled: isBusy }}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onChange={(change) => {
            setComplete(change.complete);
            setError(change.error?.message);
          }}
        />
      </CardField>
      <p id="add-hint" className="secondary">
        {isComplete ? 'Nothing is charged now.' : paymentMessages.enterCardToAdd}
      </p>
      <Button disabled={!isComplete || isBusy || !stripe} aria-describedby="add-hint">
        {isBusy ? 'Saving…' : 'Add'}
      </Button>
    </form>
  );
}
