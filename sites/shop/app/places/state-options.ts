import type { State } from '@larkwell/contracts/places/places';

/** "Nebraska (NE)" for each state, by its id. */
export const stateOptions = (states: State[]) =>
  states.map(({ id, state_name, code }) => ({ value: id, label: `${state_name} (${code})` }));
