import { PostForm } from '@larkwell/platform/forms/post-form';
import { CardInput } from '@larkwell/platform/card/card-input';
import { useErrorTitle } from '@larkwell/platform/serving/use-error-title';
import { Button } from '@larkwell/ui/button/button';
import { Link } from '@larkwell/ui/link/link';
import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { catalogMessages } from '../messages/catalog';
import { paymentMessages } from '../messages/checkout';
import styles from './card-form.module.css';
import type { CardOutcome } from './card-outcome';

/** What the card is for: the labels, and what happens on submit. */
export type CardPurpose = {
  /** Accessible name of the form. */
  label: string;
  /** Hint beside the button, before and after the card is complete. */
  hint: { empty: string; complete: string };
  button: { ready: string; busy: string };
  /** Sends the card to Stripe. The hidden fields of `form` go along with the request to our server. */
  take(stripe: Stripe, card: StripeCardElement, form: HTMLFormElement): Promise<CardOutcome>;
  /** Hidden fields in addition to the form token. */
  fields?: ReactNode;
  /** What else is asked or said between the card and the button. */
  beforeButton?: ReactNode;
  /** What a press agrees to, below the button. */
  consent?: ReactNode;
};

/**
 * The card goes straight from the field to Stripe, never to us. Once Stripe has it, the form is posted with a full page
 * load, and the server asks Stripe for the outcome.
 */
export function CardForm({ label, hint, button, take, fields, beforeButton, consent }: CardPurpose) {
  const stripe = useStripe();
  const elements = useElements();
  const form = useRef<HTMLFormElement>(null);
  const [isComplete, setComplete] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fieldError, setFieldError] = useState<string>();
  const [failure, setFailure] = useState<Extract<CardOutcome, { isDone: false }>>();
  useErrorTitle(failure?.failure !== undefined || fieldError !== undefined);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const card = elements?.getElement(CardElement);
    if (!stripe || !card || !form.current || isBusy) return;
    setBusy(true);
    setFailure(undefined);
    setFieldError(undefined);
    const outcome = await take(stripe, card, form.current);
    if (outcome.isDone) return post(form.current, outcome.post);
    setFieldError(outcome.fieldError);
    setFailure(outcome);
    setBusy(false);
  }

  return (
    <PostForm ref={form} onSubmit={submit} className="stack" aria-label={label}>
      {fields}
      {failure?.failure && (
        <p role="alert" className={styles.failure}>
          {failure.failure}{' '}
          {failure.lookAgain && <Link href={failure.lookAgain}>{paymentMessages.lookAgain}</Link>}
        </p>
      )}
      <CardInput
        label="Card"
        error={fieldError}
        disabled={isBusy}
        onChange={(whole, wrong) => {
          setComplete(whole);
          setFieldError(wrong);
        }}
      />
      {beforeButton}
      <p id="card-hint" className="secondary">
        {stripe ? (isComplete ? hint.complete : hint.empty) : catalogMessages.loading}
      </p>
      <Button wide disabled={!isComplete || isBusy || !stripe} aria-describedby="card-hint">
        {isBusy ? button.busy : button.ready}
      </Button>
      {consent}
    </PostForm>
  );
}

/** `submit()` does not call `onSubmit` again. */
function post(form: HTMLFormElement, values: Record<string, string> = {}) {
  for (const [name, value] of Object.entries(values)) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  form.submit();
}
