import { HOLD_MINUTES } from '@larkwell/contracts/numbers/visits';
import type { Hold } from '@larkwell/contracts/locations/hold';
import { ZONE_NAMES } from '@larkwell/contracts/slots';
import { stripDate, stripWeekday, timeInZone } from './dates-in-words';

/** A hold in the shape that its banner shows. */
export interface DescribedHold {
  /** `Tue, Jun 15, 09:00 AM` */
  slot: string;
  /** `09:32 AM Central time` */
  until: string;
  secondsLeft: number;
  /** How long every hold lasts, in seconds. */
  total: number;
}

export function describeHold(hold: Hold): DescribedHold {
  const { slot, secondsLeft } = hold;
  return {
    slot: `${stripWeekday(slot.date)}, ${stripDate(slot.date)}, ${slot.start}`,
    until: endOfHold(hold),
    secondsLeft,
    total: HOLD_MINUTES * 60,
  };
}

/** `09:32 AM Central time` */
export function endOfHold({ endsAt, location }: Pick<Hold, 'endsAt' | 'location'>): string {
  return `${timeInZone(endsAt, location.zone)} ${ZONE_NAMES[location.timezone]}`;
}
