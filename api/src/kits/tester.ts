import type { PersonKey, SealedRow } from '../sealing';

/** The sealed column of who uses a kit. */
export const testerColumn = { column: 'tester', purpose: 'kit_registrations.tester' };

/** Where it is sealed: under the key of whoever registered the kit. */
export const testerAt = (kitId: string, key: PersonKey | null): SealedRow => ({
  table: 'kit_registrations',
  row: kitId,
  key,
});
