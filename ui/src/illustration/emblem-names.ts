/** One sign per kit, so that a kit is recognized at the size of a line of text. */
export const emblemNames = [
  'sun',
  'four',
  'wings',
  'two',
  'three',
  'beans',
  'fields',
  'hex',
  'curve',
  'cells',
] as const;

export type EmblemName = (typeof emblemNames)[number];
