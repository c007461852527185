import { UPLOAD_MEGABYTES } from '../numbers/visits';
export const CARD_SIDES = ['front', 'back'] as const;
export type CardSide = (typeof CARD_SIDES)[number];

export const MAX_UPLOAD_BYTES = UPLOAD_MEGABYTES * 1024 * 1024;

/** What a file of too many bytes is refused with. */
export const tooLargePicture = (bytes: number) =>
  `${megabytes(bytes)} MB is too large. Send at most ${UPLOAD_MEGABYTES} MB`;

/** `11.5`, never less than it is, so that no refused file reads as within the limit. */
const megabytes = (bytes: number) => Math.ceil((bytes / 1024 / 1024) * 10) / 10;

export const uploadMessages = {
  invalid: 'Invalid Image',
  required: 'Image required',
  empty: 'This file is empty. Choose another picture',
  notChosen: 'Choose a picture first',
  tooManyPixels: 'This image has too many pixels. Please choose a smaller one.',
  unreadableHeic:
    'Invalid Image. We could not read this HEIC photo. Take a JPG: a screenshot of the photo works',
} as const;
