import type { PersonKey, SealedRow } from '../sealing';

/** The sealed column of what the laboratory found. */
export const findingsColumn = { column: 'findings', purpose: 'reports.findings' };

/** Where it is sealed: under the key of whoever registered the kit. */
export const findingsAt = (reportId: string, key: PersonKey | null): SealedRow => ({
  table: 'reports',
  row: reportId,
  key,
});
