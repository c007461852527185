import { attemptOr } from '@larkwell/platform/client/refusal';
import { apiFor } from '../../api.server';
import { errorMessages } from '../../messages/site';

/**
 * The places similar to `search` if no place has that name; null if one does. Also null if the API does not answer: the
 * scheduler asks again.
 */
export async function listInstead(request: Request, search: string): Promise<string[] | null> {
  const found = await attemptOr(apiFor(request).places.suggest({ search }), errorMessages.loadFailed);
  if (!found.ok || found.value.place) return null;
  return found.value.data.map(({ label }) => label);
}
