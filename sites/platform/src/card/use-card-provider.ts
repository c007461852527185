import { useEffect, useState } from 'react';
import { loadCardProvider, type CardProvider } from './card-provider';

/** Where Stripe's script comes from, and the key that may be public. */
export interface CardProviderAddress {
  /** `STRIPE_JS_URL`. */
  script: string;
  /** `STRIPE_PUBLISHABLE_KEY`. */
  publishableKey: string;
}

/** The card provider of this page, as far as it has come. */
export function useCardProvider({ script, publishableKey }: CardProviderAddress): CardProvider {
  const [provider, setProvider] = useState<CardProvider>('loading');
  useEffect(() => {
    let isHere = true;
    void loadCardProvider(script, publishableKey).then((loaded) => isHere && setProvider(loaded));
    return () => {
      isHere = false;
    };
  }, [script, publishableKey]);
  return provider;
}
