import { attemptOr } from '@larkwell/platform/client/refusal';
import { apiFor } from '../../api.server';
import { errorMessages } from '../../messages/site';

type Api = ReturnType<typeof apiFor>;
type Search = Parameters<Api['locations']['list']>[0];
type Found = Awaited<ReturnType<Api['locations']['list']>>;

const none: Found = {
  data: [],
  place: null,
  suggestions: [],
  dates: [],
  days: [],
  nearest: [],
  now: new Date(0).toISOString(),
};

/**
 * The locations of a search, with the free times of the open ones, in one call. If only the times fail, the locations
 * still show, with a sentence about the times.
 */
export async function loadLocations(request: Request, search: Search): Promise<Found & { problem?: string }> {
  const found = await attemptOr(apiFor(request).locations.list(search), errorMessages.loadFailed);
  if (found.ok) return found.value;
  const { code, errorMessage } = found.refusal;
  if (code !== 'fault' || !search.checked) return { ...none, problem: errorMessage };
  const withoutTimes = await loadLocations(request, { ...search, checked: undefined });
  return { ...withoutTimes, problem: withoutTimes.problem ?? errorMessages.availabilityFailed };
}
