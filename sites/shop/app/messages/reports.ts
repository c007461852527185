import type { RangePosition } from '@larkwell/contracts/analytes/value';
import type { ReportOpening } from '@larkwell/contracts/reports/openings';

export const reportMessages = {
  empty: 'No report available',
  openings: 'Who opened your reports',
  openingsLead: 'Each time someone opens one of your lab reports, we record it here first.',
  noOpenings: 'No one has opened your reports yet.',
  readySince: 'Report ready',
  notDiagnosis: 'A test result is not a diagnosis. Talk to a doctor or nurse before you change a treatment.',
  howToRead: 'The green part of each line is the usual range. The dot is you.',
  lastResults: 'Your last results',
  lab: 'Certified by CAP and CLIA',
} as const;

/** Below the title: results are dated by the day of their sample. */
export const reportOf = (name: string, sampleDay: string) => `For ${name}. Sample taken ${sampleDay}`;

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

/** A value's place in a word or two, where there is little room. */
export const shortPositionWords: Record<RangePosition, string> = {
  below: 'Below',
  within: 'Usual',
  above: 'Above',
  found: 'Found',
  'not-found': 'Not found',
};

/** A value's range, in words. */
export const positionWords: Record<RangePosition, string> = {
  below: 'Below the usual range',
  within: 'Within the usual range',
  above: 'Above the usual range',
  found: 'Found',
  'not-found': 'Not found',
};
