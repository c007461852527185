import type { Reply, StripeError } from './api-calls';

/** The subset of Stripe's element options that the stand-in supports. */
export interface CardOptions {
  style?: {
    base?: {
      color?: string;
      fontFamily?: string;
      fontSize?: string;
      '::placeholder'?: { color?: string };
    };
    invalid?: { color?: string };
  };
  hidePostalCode?: boolean;
  disabled?: boolean;
  value?: { postalCode?: string };
}

export interface CardChange {
  elementType: 'card';
  empty: boolean;
  complete: boolean;
  error: StripeError | undefined;
  brand: string;
  value: { postalCode: string };
}

export interface CardQuestion {
  type: 'token' | 'method';
  id: string;
  data: { key: string; [field: string]: unknown };
}

export type ToFrame =
  CardQuestion | { type: 'update'; options: CardOptions } | { type: 'take-focus' | 'give-focus' | 'clear' };

export type FromFrame =
  | { type: 'ready' | 'focus' | 'blur' | 'submit' | 'escape' }
  | { type: 'height'; height: number }
  | { type: 'change'; event: CardChange }
  | { type: 'reply'; id: string; reply: Reply };
