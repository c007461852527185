import { Elements } from '@stripe/react-stripe-js';
import { useCardProvider } from '@larkwell/platform/card/use-card-provider';
import { Button } from '@larkwell/ui/button/button';
import type { StripeCardElement } from '@stripe/stripe-js';
import { useEffect, useRef } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { paymentMessages as words } from '../../messages/payment';
import { CardForm } from './card-form';
import styles from './card-payment.module.css';

/** The action's result for the card: the message under its field, or the bank's challenge. */
export interface CardAnswer {
  cardError?: string;
  chargeId?: string;
  clientSecret?: string | null;
}

interface CardPaymentProps {
  /** `$70.00` */
  amount: string;
  /** Terms of the form. */
  terms: string;
  stripeScript: string;
  publishableKey: string;
  answer: CardAnswer | undefined;
  /** Whether the dialog stays closed until its button is pressed, because it would cover a message. */
  waits: boolean;
}

/** The card dialog. With script it opens by itself; without script the page shows only the other ways. */
export function CardPayment({ amount, terms, answer, waits, ...keys }: CardPaymentProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLDivElement>(null);
  const card = useRef<StripeCardElement | null>(null);
  const provider = useCardProvider({ script: keys.stripeScript, publishableKey: keys.publishableKey });
  const isHydrated = useHydrated();
  useEffect(() => {
    if (!waits && !dialog.current?.open) dialog.current?.showModal();
  }, [waits]);

  if (provider === 'away') return null;

  function open() {
    dialog.current?.showModal();
    card.current?.focus();
  }

  return (
    <>
      {/* Its place is there from the first paint, so that nothing below it moves. */}
      <div ref={opener} className={isHydrated ? 'with-script' : `with-script ${styles.waiting}`}>
        <Button type="button" onClick={open}>
          {words.openCard}
        </Button>
      </div>
      <dialog
        ref={dialog}
        aria-labelledby="card-title"
        className={styles.dialog}
        // If it opened by itself, the browser has no element to return the focus to.
        onClose={() => opener.current?.querySelector('button')?.focus()}
      >
        <Elements stripe={provider === 'loading' ? null : provider}>
          <CardForm
            amount={amount}
            terms={terms}
            answer={answer}
            card={card}
            onClose={() => dialog.current?.close()}
          />
        </Elements>
      </dialog>
    </>
  );
}
