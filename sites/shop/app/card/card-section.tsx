import { useCardProvider, type CardProviderAddress } from '@larkwell/platform/card/use-card-provider';
import { Elements } from '@stripe/react-stripe-js';
import { CardForm, type CardPurpose } from './card-form';

/**
 * The card form, for browsers with script. It takes up its space from the first paint, so nothing below moves when
 * Stripe's field loads. If Stripe's script does not load, the form hides and the other ways to pay remain.
 */
export function CardSection({
  provider: address,
  ...purpose
}: CardPurpose & { provider: CardProviderAddress }) {
  const provider = useCardProvider(address);
  if (provider === 'away') return null;
  return (
    <div className="with-script">
      <Elements stripe={provider === 'loading' ? null : provider}>
        <CardForm {...purpose} />
      </Elements>
    </div>
  );
}
