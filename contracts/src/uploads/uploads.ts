export const CARD_SIDES = ['front', 'back'] as const;
export type CardSide = (typeof CARD_SIDES)[number];

/** 10 MB. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

/** A kept image is at most this many pixels wide and high. */
export const MAX_IMAGE_PIXELS = 2000;

export const uploadMessages = {
  invalid: 'Invalid Image',
  required: 'Image required',
  tooLarge: 'The image must be 10 MB or smaller',
  tooManyPixels: 'This image has too many pixels. Please choose a smaller one.',
} as const;
