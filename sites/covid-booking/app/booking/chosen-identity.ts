import type { VisitAnswers } from '@larkwell/contracts/appointments/visit-answers';

type Errors = Record<string, string[]>;

/** The fields of each ID that can be chosen. */
const fieldsOf = { ssn: ['ssn'], license: ['driver_license', 'hhs_state'] } as const;

/** The fields of the ID that was not chosen; empty if there was no choice. */
function unchosenFields(chosen: unknown): readonly ('ssn' | 'driver_license' | 'hhs_state')[] {
  if (chosen === 'ssn') return fieldsOf.license;
  return chosen === 'license' ? fieldsOf.ssn : [];
}

/** The choice decides: clears the fields of the other ID, both submitted and saved. */
export function dropUnchosen(answers: VisitAnswers, chosen: unknown): VisitAnswers {
  const dropped = unchosenFields(chosen).map((field) => [field, null]);
  return { ...answers, ...Object.fromEntries(dropped) };
}

/** Drops errors about the ID that was not chosen: its fields are hidden, and one ID is enough. */
export function onChosenIdentity(errors: Errors, chosen: unknown): Errors {
  const unchosen: readonly string[] = unchosenFields(chosen);
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !unchosen.includes(field)));
}
