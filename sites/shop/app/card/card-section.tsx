import { useCardProvider, type CardProviderAddress } from '@larkwell/platform/card/use-card-provider';
import { Elements } from '@stripe/react-stripe-js';
import { CardForm, type CardPurpose } from './card-form';

/**
 * The card form where there is a script. It has its place from the first paint, so that nothing below it moves when the
 * provider's field arrives; it goes where the provider's script cannot be had, and the other ways are left.
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
