import { PostForm } from '@larkwell/platform/forms/post-form';
import { Button } from '@larkwell/ui/button/button';
import { RadioGroup } from '@larkwell/ui/radio-group/radio-group';
import type { ComponentProps, ReactNode } from 'react';
import { Consent } from '../../checkout/consent';
import { PayFormFields } from '../../checkout/pay-form-fields';
import { paymentMessages } from '../../messages/checkout';
import { CardPayment } from './card-payment';
import styles from './own-card.module.css';
import { newCard, savedCardField, type SavedCardChoice } from './saved-card-field';

type OwnCardProps = Omit<ComponentProps<typeof CardPayment>, 'terms'> & {
  savedCards: readonly SavedCardChoice[];
  /** The saved card that was refused, and why. */
  refused: { card: string; why: string } | null;
  /** What a subscription costs from now on. */
  terms: ReactNode;
};

/**
 * Lets a person pay with a saved card or a new one. A saved card needs no script; CSS shows what belongs to the chosen
 * one.
 */
export function OwnCard({ savedCards, refused, ...payment }: OwnCardProps) {
  if (savedCards.length === 0) return <CardPayment {...payment} />;
  const { payForm, amount, isSubscription, terms } = payment;
  const chosen = savedCards.find(({ id }) => id === refused?.card) ?? savedCards[0]!;
  return (
    <div className={`${styles.choice} stack`}>
      <PostForm className="stack" aria-label="Pay with a saved card">
        <PayFormFields {...payForm} />
        <RadioGroup
          name={savedCardField}
          label="Pay with"
          error={refused?.why}
          defaultValue={chosen.id}
          choices={[
            ...savedCards.map(({ id, name }) => ({ value: id, label: name })),
            { value: newCard, label: 'A new card' },
          ]}
        />
        <div className={`${styles.saved} stack`}>
          {terms}
          <p className="secondary">{isSubscription ? paymentMessages.chargeNow : paymentMessages.noCharge}</p>
          <Button wide name="intent" value="saved" busyLabel="Paying…">
            Pay {amount}
          </Button>
          <Consent hasRenewal={isSubscription} />
        </div>
      </PostForm>
      <div className={styles.new}>
        <CardPayment {...payment} />
        <p className="without-script">{paymentMessages.newCardBelow}</p>
      </div>
    </div>
  );
}
