import type { PersonKey, SealedRow } from '../sealing';

/** The sealed column for the person who uses a kit. */
export const testerColumn = { column: 'tester', purpose: 'kit_registrations.tester' };

/** Where it is sealed: under the key of the person who registered the kit. */
export const testerAt = (kitId: string, key: PersonKey | null): SealedRow => ({
  table: 'kit_registrations',
  row: kitId,
  key,
});
