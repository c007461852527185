import { inEachLanguage } from '../language/language';
import { UPLOAD_MEGABYTES } from '../numbers/visits';
export const CARD_SIDES = ['front', 'back'] as const;
export type CardSide = (typeof CARD_SIDES)[number];

export const MAX_UPLOAD_BYTES = UPLOAD_MEGABYTES * 1024 * 1024;

export const uploadMessages = inEachLanguage(
  {
    invalid: 'Invalid Image',
    required: 'Image required',
    tooLarge: `The image must be ${UPLOAD_MEGABYTES} MB or smaller`,
    tooManyPixels: 'This image has too many pixels. Please choose a smaller one.',
  },
  {
    invalid: 'La imagen no es válida',
    required: 'Falta la foto',
    tooLarge: `La imagen debe tener ${UPLOAD_MEGABYTES} MB o menos`,
    tooManyPixels: 'Esta imagen tiene demasiados píxeles. Elija una más pequeña.',
  },
);
