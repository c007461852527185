import type { HTMLAttributes, ReactNode } from 'react';

/** Attributes a custom element may have: React 18 renders only `class` and strings reliably. */
interface EnhancedAttributes extends Pick<HTMLAttributes<HTMLElement>, 'id' | 'hidden' | 'role'> {
  class?: string;
  children?: ReactNode;
  [attribute: `data-${string}`]: string | undefined;
}

declare global {
  // React 18 reads the types of custom elements from this namespace.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      'brief-alert': EnhancedAttributes;
      'cart-drawer': EnhancedAttributes;
      'clear-errors': EnhancedAttributes;
      'closable-notice': EnhancedAttributes;
      'file-preview': EnhancedAttributes;
      'hold-warnings': EnhancedAttributes;
      'live-search': EnhancedAttributes;
      'name-filter': EnhancedAttributes;
      'page-dialog': EnhancedAttributes;
      'password-rules': EnhancedAttributes;
      'price-choice': EnhancedAttributes;
      'quantity-stepper': EnhancedAttributes;
      'search-suggestions': EnhancedAttributes;
      'show-password': EnhancedAttributes;
      'submit-on-change': EnhancedAttributes;
      'submit-once': EnhancedAttributes;
      'zip-field': EnhancedAttributes;
    }
  }
}
