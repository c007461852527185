import { HOLD_MINUTES } from '@larkwell/contracts/numbers/visits';
import { useNonce } from '@larkwell/platform/serving/nonce';
import { HoldBanner, HoldExpired } from '@larkwell/ui/hold-banner/hold-banner';
import type { DescribedHold } from './described-hold';

interface HeldTimeProps {
  /** Null once the hold is over, by the API's clock. */
  hold: DescribedHold | null;
  newTimeHref: string;
}

/**
 * Shows how long the time is held, counted down by CSS alone, or that the hold is over and where to choose another
 * time.
 */
export function HeldTime({ hold, newTimeHref }: HeldTimeProps) {
  const nonce = useNonce();
  if (!hold) return <HoldExpired now minutes={HOLD_MINUTES} newTimeHref={newTimeHref} />;
  const { total, ...banner } = hold;
  return (
    <div>
      <style
        nonce={nonce}
      >{`hold-warnings{--hold-left:${banner.secondsLeft}s;--hold-total:${total}s;--hold-steps:${total}}`}</style>
      <HoldBanner {...banner} minutes={HOLD_MINUTES} newTimeHref={newTimeHref} />
    </div>
  );
}
