import type { RangePosition } from '@larkwell/contracts/reports/reports';

export const reportMessages = {
  empty: 'No report available',
  notDiagnosis: 'A test result is not a diagnosis. Talk to a clinician before you change a treatment.',
} as const;

/** Where a value lies, in words. */
export const positionWords: Record<RangePosition, string> = {
  below: 'Below the usual range',
  within: 'Within the usual range',
  above: 'Above the usual range',
  found: 'Found',
  'not-found': 'Not found',
};
