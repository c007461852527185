import { useEffect, useState } from 'react';
import { loadCardProvider, type CardProvider } from './card-provider';

/** The address of Stripe's script, and the publishable key. */
export interface CardProviderAddress {
  /** `STRIPE_JS_URL`. */
  script: string;
  /** `STRIPE_PUBLISHABLE_KEY`. */
  publishableKey: string;
}

/** The state of this page's card provider. */
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
