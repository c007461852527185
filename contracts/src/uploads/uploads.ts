import { UPLOAD_MEGABYTES } from '../numbers/visits';
export const CARD_SIDES = ['front', 'back'] as const;
export type CardSide = (typeof CARD_SIDES)[number];

export const MAX_UPLOAD_BYTES = UPLOAD_MEGABYTES * 1024 * 1024;

export const uploadMessages = {
  invalid: 'Invalid Image',
  required: 'Image required',
  tooLarge: `The image must be ${UPLOAD_MEGABYTES} MB or smaller`,
  tooManyPixels: 'This image has too many pixels. Choose a smaller one.',
} as const;
