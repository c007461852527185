/** Beside everything that we say about what a kit measures. */
export const analyteMessages = {
  draft: 'Draft, not reviewed by a clinician',
  sampleTitle: 'Your report will look like this',
  sample: 'Sample report',
  usualAdults: 'Usual range, adults',
} as const;
