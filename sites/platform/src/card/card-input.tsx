import { CardField } from '@larkwell/ui/card-field/card-field';
import { CardElement } from '@stripe/react-stripe-js';
import type { StripeCardElement, StripeElementStyle } from '@stripe/stripe-js';
import { useState } from 'react';
import { cardLooks } from './card-looks';

interface CardInputProps {
  label: string;
  /** What is wrong with the card, said under the field. */
  error?: string;
  disabled?: boolean;
  /** The provider's field takes input from now on. */
  onReady?(card: StripeCardElement): void;
  /** Escape was pressed in the provider's frame, whose keys the page does not see. */
  onEscape?(): void;
  /** Whether a whole card is typed, and what the provider finds wrong with it. */
  onChange(isComplete: boolean, error?: string): void;
}

/** Stripe's card field in the frame of our fields. Its caret and its colors are ours to show: it draws neither. */
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
