import { useCardProvider, type CardProviderAddress } from '@larkwell/platform/card/use-card-provider';
import { Elements } from '@stripe/react-stripe-js';
import type { ReactNode } from 'react';
import { CardForm, type CardPurpose } from './card-form';

type CardSectionProps = CardPurpose & {
  provider: CardProviderAddress;
  /** Shown instead of the form when Stripe's script does not load. */
  instead?: ReactNode;
};

/**
 * The card form, for browsers with script. It takes up its space from the first paint, so nothing below moves when
 * Stripe's field loads. If Stripe's script does not load, the form hides and the other ways to pay remain.
 */
export function CardSection({ provider: address, instead, ...purpose }: CardSectionProps) {
  const provider = useCardProvider(address);
  if (provider === 'away') return <>{instead}</>;
  return (
    <div className="with-script">
      <Elements stripe={provider === 'loading' ? null : provider}>
        <CardForm {...purpose} />
      </Elements>
    </div>
  );
}
