import { currentLanguage } from '@larkwell/contracts/language/language';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

/** `away`: its script could not be loaded, so only the other ways to pay remain. */
export type CardProvider = Stripe | 'loading' | 'away';

/**
 * Loads Stripe's script from the configured address. The loader of `@stripe/stripe-js` has a fixed address, but uses an
 * existing `window.Stripe`. It speaks the language of the page.
 */
export async function loadCardProvider(script: string, key: string): Promise<CardProvider> {
  if (!('Stripe' in window)) await loadScript(script).catch(() => undefined);
  if (!('Stripe' in window)) return 'away';
  return (await loadStripe(key, { locale: currentLanguage() })) ?? 'away';
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement('script'), { src, async: true });
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => reject(new Error('the card provider’s script did not load')));
    document.head.append(element);
  });
}
