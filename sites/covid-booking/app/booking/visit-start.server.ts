import type { DraftStart } from '@larkwell/contracts/drafts/drafts';
import { attempt, attemptOr } from '@larkwell/platform/client/refusal';
import { apiFor } from '../api.server';
import { readPerson } from './person';
import { paymentMessages } from '../messages/payment';
import type { sessions } from '../session.server';

/** Milliseconds for all calls that one page makes in a row, as long as one call alone may take. */
const patienceMs = 15_000;

type VisitSession = Awaited<ReturnType<typeof sessions.get>>;

/** What the first pages show of this browser's visit. */
export interface VisitStart extends Pick<DraftStart, 'assessment' | 'faults'> {
  /** The date at the chosen place; null before one is chosen. */
  today: string | null;
  /** Whether it was paid, or is being paid, and the outcome is not known. */
  isBeingPaid: boolean;
}

/**
 * In one call to the API; in a second one it asks Stripe if a payment is open. Both together take no longer than one may.
 * Without a draft it asks nothing but the date.
 *
 * @throws a fault if the API does not answer about the draft
 */
export async function getVisitStart(request: Request, session: VisitSession): Promise<VisitStart> {
  const searchLocation = session.get('searchLocation');
  const signal = AbortSignal.timeout(patienceMs);
  const found = await findStart(request, session, signal);
  if (!found) {
    const today = searchLocation ? await findToday(request, searchLocation) : null;
    return { assessment: null, faults: {}, today, isBeingPaid: false };
  }
  const { draftId, assessment, faults, hasPayment } = found;
  const isBeingPaid = hasPayment && (await isOutcomeUnknown(request, draftId, signal));
  return { assessment, faults, today: searchLocation ? found.today : null, isBeingPaid };
}

/**
 * Only whether the visit is being paid, in at most two calls that together take no longer than one may. False if the API
 * does not answer: a page that can be read without it claims nothing about money.
 */
export async function isVisitBeingPaid(request: Request, draftId: string | undefined): Promise<boolean> {
  if (!draftId) return false;
  const signal = AbortSignal.timeout(patienceMs);
  const call = apiFor(request).appointments.hasOpenPayment({ draftId }, { signal });
  const found = await attemptOr(call, paymentMessages.notKnown);
  return found.ok && found.value.data && isOutcomeUnknown(request, draftId, signal);
}

async function findStart(request: Request, session: VisitSession, signal: AbortSignal) {
  const draftId = session.get('draftId');
  if (!draftId) return null;
  const searchLocation = session.get('searchLocation');
  const found = await attempt(
    apiFor(request).drafts.getStart({ draftId, searchLocation, person: readPerson(request) }, { signal }),
  );
  return found.ok ? { ...found.value.data, draftId } : null;
}

async function isOutcomeUnknown(request: Request, draftId: string, signal: AbortSignal): Promise<boolean> {
  const call = apiFor(request).appointments.paymentState({ draftId }, { signal });
  const found = await attemptOr(call, paymentMessages.notKnown);
  return found.ok && found.value.data.state === 'unknown';
}

async function findToday(request: Request, search: string): Promise<string | null> {
  const found = await attemptOr(apiFor(request).places.today({ search }), paymentMessages.notKnown);
  return found.ok ? found.value.data : null;
}
