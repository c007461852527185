import type { Draft, Hold } from '@larkwell/contracts/drafts/drafts';
import { HOLD_SECONDS, ZONE_NAMES } from '@larkwell/contracts/slots';
import { useNonce } from '@larkwell/platform/serving/nonce';
import { HoldBanner, HoldExpired } from '@larkwell/ui/hold-banner/hold-banner';
import { stripDate, stripWeekday, timeInZone } from './dates-in-words';

interface HeldTimeProps {
  draft: Pick<Draft, 'hold'>;
  /** Whether the hold still runs, by the API's clock. */
  held: boolean;
  newTimeHref: string;
}

/** Until when the time is held, counted down by CSS alone; or that it is over, and where to choose another. */
export function HeldTime({ draft: { hold }, held, newTimeHref }: HeldTimeProps) {
  const nonce = useNonce();
  if (!hold || !held) return <HoldExpired now newTimeHref={newTimeHref} />;
  const { slot, secondsLeft } = hold;
  const until = endOfHold(hold);
  return (
    <>
      <style nonce={nonce}>{`:root{--hold-left:${secondsLeft}s;--hold-total:${HOLD_SECONDS}s}`}</style>
      <HoldBanner
        slot={`${stripWeekday(slot.date)}, ${stripDate(slot.date)}, ${slot.start}`}
        until={until}
        secondsLeft={secondsLeft}
        newTimeHref={newTimeHref}
      />
    </>
  );
}

/** `09:32 AM Central time` */
export function endOfHold({ endsAt, location }: Pick<Hold, 'endsAt' | 'location'>): string {
  return `${timeInZone(endsAt, location.zone)} ${ZONE_NAMES[location.timezone]}`;
}
