import type { ReportValue } from '@larkwell/contracts/analytes/value';
import { valueWords } from '@larkwell/contracts/analytes/usual-words';

/** A value without its unit, for large type. */
export const valueNumber = (value: ReportValue): string =>
  value.kind === 'measured' ? String(value.value) : valueWords(value);
