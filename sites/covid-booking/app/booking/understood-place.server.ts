import { attemptOr } from '@larkwell/platform/client/refusal';
import { apiFor } from '../api.server';
import { errorMessages } from '../messages/site';

/**
 * What the API makes of a typed place: the place to keep, without a street that was typed, or the places it may mean.
 * If the API does not answer, the typed text is kept: the scheduler asks again.
 */
export async function understandPlace(
  request: Request,
  search: string,
): Promise<{ place: string | null; choices: string[] }> {
  const found = await attemptOr(apiFor(request).places.suggest({ search }), errorMessages.loadFailed);
  if (!found.ok) return { place: search, choices: [] };
  return { place: found.value.place, choices: found.value.data.map(({ label }) => label) };
}
