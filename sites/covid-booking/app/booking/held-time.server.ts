import { attemptOr } from '@larkwell/platform/client/refusal';
import { apiFor } from '../api.server';
import { heldMessages } from '../messages/held';
import { paths } from '../paths';
import { sessions } from '../session.server';
import { clockInZone, stripDate, stripWeekday } from './dates-in-words';
import { ZONE_NAMES } from '@larkwell/contracts/slots';

/** The time held for this browser, as pages outside the form show it. */
export interface HeldElsewhere {
  /** `Wed, Nov 25, 10:00 AM at Pike Street is held until 8:22 AM Pacific time.` */
  sentence: string;
  secondsLeft: number;
}

/**
 * The running hold of this browser, in one call; null on the form's own pages, which show it themselves. A browser
 * that has held no time costs no call, and one whose API does not answer is told nothing.
 */
export async function findHeldElsewhere(request: Request): Promise<HeldElsewhere | null> {
  if (new URL(request.url).pathname.toLowerCase().startsWith(paths.visitInfo())) return null;
  const session = await sessions.get(request);
  const draftId = session.get('draftId');
  if (!draftId || !session.has('lastLocationId')) return null;
  const found = await attemptOr(apiFor(request).drafts.getHeldTime({ draftId }), '');
  if (!found.ok || !found.value.data) return null;
  const { slot, location, endsAt, secondsLeft } = found.value.data;
  const sentence = heldMessages.held({
    day: `${stripWeekday(slot.date)}, ${stripDate(slot.date)}`,
    time: slot.start,
    place: location.name,
    until: `${clockInZone(endsAt, location.zone)} ${ZONE_NAMES[location.timezone]}`,
  });
  return { sentence, secondsLeft };
}
