import { attemptOr } from '@larkwell/platform/client/refusal';
import { apiFor } from '../../api.server';
import { errorMessages } from '../../messages/site';

/**
 * The places that resemble `search` when there is no place of that name; null when there is one. Also null while
 * the API does not answer: the scheduler asks again.
 */
export async function listInstead(request: Request, search: string): Promise<string[] | null> {
  const found = await attemptOr(apiFor(request).places.suggest({ search }), errorMessages.loadFailed);
  if (!found.ok || found.value.place) return null;
  return found.value.data.map(({ label }) => label);
}
