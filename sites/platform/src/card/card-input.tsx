import { CardField } from '@larkwell/ui/card-field/card-field';
import { CardElement } from '@stripe/react-stripe-js';
import type { StripeCardElement, StripeElementStyle } from '@stripe/stripe-js';
import { useState } from 'react';
import { cardLooks } from './card-looks';

interface CardInputProps {
  label: string;
  /** Error about the card, shown under the field. */
  error?: string;
  disabled?: boolean;
  /** Called once Stripe's field accepts input. */
  onReady?(card: StripeCardElement): void;
  /** Called if Escape is pressed in Stripe's frame, whose keys the page does not see. */
  onEscape?(): void;
  /** Called with whether the card is complete, and Stripe's error if there is one. */
  onChange(isComplete: boolean, error?: string): void;
}

/** Stripe's card field inside our field frame. We set its caret and colors, since it has neither by default. */
export function CardInput({ label, error, disabled, onReady, onEscape, onChange }: CardInputProps) {
  const [looks, setLooks] = useState<StripeElementStyle>();
  const [isFocused, setFocused] = useState(false);
  return (
    <CardField id="card" label={label} error={error} focused={isFocused} disabled={disabled}>
      <CardElement
        id="card"
        options={{ disabled, style: looks }}
        onReady={(card) => {
          setLooks(cardLooks());
          onReady?.(card);
        }}
        onEscape={onEscape}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onChange={(change) => onChange(change.complete, change.error?.message)}
      />
    </CardField>
  );
}
