import type { PersonKey, SealedRow } from '../sealing';

/** The sealed column for the laboratory's findings. */
export const findingsColumn = { column: 'findings', purpose: 'reports.findings' };

/** Where it is sealed: under the key of the person who registered the kit. */
export const findingsAt = (reportId: string, key: PersonKey | null): SealedRow => ({
  table: 'reports',
  row: reportId,
  key,
});
