import type { ReportOpening } from '@larkwell/contracts/reports/openings';
import type { RangePosition } from '@larkwell/contracts/reports/reports';

export const reportMessages = {
  empty: 'No report available',
  openings: 'Who opened your reports',
  openingsLead: 'Each time someone opens one of your lab reports, we record it here first.',
  noOpenings: 'No one has opened your reports yet.',
  notDiagnosis: 'A test result is not a diagnosis. Talk to a clinician before you change a treatment.',
} as const;

/** Who opened a report, for its owner; followed by an organization's name if known. */
export const openedBy: Record<ReportOpening['by'], string> = {
  owner: 'You',
  organization: 'Your organization',
  staff: 'Larkwell staff',
};

export const openedForm: Record<ReportOpening['form'], string> = {
  page: 'On the page',
  file: 'As a PDF file',
};

/** A value's range, in words. */
export const positionWords: Record<RangePosition, string> = {
  below: 'Below the usual range',
  within: 'Within the usual range',
  above: 'Above the usual range',
  found: 'Found',
  'not-found': 'Not found',
};
