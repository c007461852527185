import { Elements } from '@stripe/react-stripe-js';
import { useEffect, useState } from 'react';
import { catalogueMessages } from '../../messages/catalogue';
import { CardForm, type CardFormProps } from './card-form';
import { loadCardProvider, type CardProvider } from '@larkwell/platform/card/card-provider';

type CardPaymentProps = CardFormProps & {
  card: {
    /** `STRIPE_JS_URL`. */
    script: string;
    /** Stripe's publishable key. */
    key: string;
  };
};

/** The card field, once the provider's script is there. Without script this part of the page does not show. */
export function CardPayment({ card, ...form }: CardPaymentProps) {
  const [provider, setProvider] = useState<CardProvider>('loading');
  useEffect(() => {
    let isHere = true;
    void loadCardProvider(card.script, card.key).then((loaded) => isHere && setProvider(loaded));
    return () => {
      isHere = false;
    };
  }, [card.script, card.key]);
  if (provider === 'away') return null;
  if (provider === 'loading') return <p className="with-script">{catalogueMessages.loading}</p>;
  return (
    <Elements stripe={provider}>
      <CardForm {...form} />
    </Elements>
  );
}
