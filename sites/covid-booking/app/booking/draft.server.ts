import type { Draft } from '@larkwell/contracts/drafts/drafts';
import { attempt } from '@larkwell/platform/client/refusal';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { redirect } from '@remix-run/node';
import { apiFor } from '../api.server';
import { schedulerMessages } from '../messages/scheduler';
import { errorMessages } from '../messages/site';
import { paths } from '../paths';
import { notices, sessions } from '../session.server';
import { readPerson } from './person';
import { readTerms } from './pressed-terms.server';

type VisitSession = Awaited<ReturnType<typeof sessions.get>>;

/**
 * The draft of this visitor's session, or that of the person whom the address names.
 *
 * @param pressed the form of a confirm or pay button
 * @throws a redirect to the first page without a search location, a test type or a draft (drafts end by themselves),
 *   to the scheduler, with a message, if no time was ever chosen, and to the confirmation once it is booked
 */
export async function getDraft(
  request: Request,
  pressed?: FormData,
): Promise<{ draft: Draft; session: VisitSession }> {
  const session = await sessions.get(request);
  const draftId = session.get('draftId');
  if (!draftId || !session.has('searchLocation') || !session.has('testType')) throw redirect(paths.landing());
  const person = readPerson(request);
  const found = await attempt(apiFor(request).drafts.get({ draftId, person }));
  // A person who has left leads to those who stay.
  if (!found.ok) throw redirect(person ? paths.visitInfo() : paths.landing());
  const draft = found.value.data;
  if (draft.bookingId) throw await toConfirmation(draft.bookingId, draft, pressed);
  if (!draft.hold && !session.has('lastLocationId')) throw await toScheduler();
  return { draft, session };
}

/** A press on a page that showed another visit must not look as if it made this booking. */
async function toConfirmation(bookingId: string, { terms, household }: Draft, pressed?: FormData) {
  if (household) return seeOther(paths.householdBooked());
  const shown = pressed && readTerms(pressed);
  if (!shown || shown === terms) return seeOther(paths.confirmation(bookingId));
  const told = await notices.give({ tone: 'warning', text: errorMessages.bookedElsewhere });
  return seeOther(paths.confirmation(bookingId), told);
}

async function toScheduler() {
  return seeOther(paths.scheduler(), await notices.give({ tone: 'info', text: schedulerMessages.noTimeYet }));
}

/** Whether the place is still held for this draft, by the API's clock. */
export function isHeld(draft: Draft): draft is Draft & { hold: NonNullable<Draft['hold']> } {
  return draft.hold !== null && draft.hold.secondsLeft > 0;
}

/** Where *Select New Time* leads: the date and location of the place that was held. */
export function newTimePath(draft: Draft, session: VisitSession): string {
  const location = draft.hold?.location.id ?? session.get('lastLocationId');
  return paths.scheduler({
    date: draft.hold?.slot.date ?? session.get('lastDate'),
    checked: location ? [location] : undefined,
    at: location,
    people: draft.household?.people.length,
  });
}
