import { apiFor } from '../api.server';
import type { StateOption } from './address-fields';

const hour = 60 * 60 * 1000;
let kept: { states: StateOption[]; until: number } | undefined;

/** The states we ship to, `Nebraska (NE)`, by their code; asked of the API once an hour. */
export async function listStateOptions(request: Request): Promise<StateOption[]> {
  if (kept && kept.until > Date.now()) return kept.states;
  const { data } = await apiFor(request).places.states({ countryId: 'US' });
  const states = data.map(({ code, state_name }) => ({ value: code, label: `${state_name} (${code})` }));
  kept = { states, until: Date.now() + hour };
  return states;
}
