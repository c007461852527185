import { inEachLanguage } from '../language/language';
import { UPLOAD_MEGABYTES } from '../numbers/visits';
export const CARD_SIDES = ['front', 'back'] as const;
export type CardSide = (typeof CARD_SIDES)[number];

export const MAX_UPLOAD_BYTES = UPLOAD_MEGABYTES * 1024 * 1024;

/** `11.5`, never less than it is, so that no refused file reads as within the limit. */
const megabytes = (bytes: number) => Math.ceil((bytes / 1024 / 1024) * 10) / 10;

export const uploadMessages = inEachLanguage(
  {
    invalid: 'Invalid Image',
    required: 'Image required',
    empty: 'This file is empty. Choose another picture',
    notChosen: 'Choose a picture first',
    tooLarge: (bytes: number) => `${megabytes(bytes)} MB is too large. Send at most ${UPLOAD_MEGABYTES} MB`,
    tooManyPixels: 'This image has too many pixels. Choose a smaller one.',
    unreadableHeic:
      'Invalid Image. We could not read this HEIC photo. Take a JPG: a screenshot of the photo works',
  },
  {
    invalid: 'La imagen no es válida',
    required: 'Falta la foto',
    empty: 'Este archivo está vacío. Elija otra foto',
    notChosen: 'Primero elija una foto',
    tooLarge: (bytes) => `${megabytes(bytes)} MB es demasiado. Envíe ${UPLOAD_MEGABYTES} MB o menos`,
    tooManyPixels: 'Esta imagen tiene demasiados píxeles. Elija una más pequeña.',
    unreadableHeic:
      'La imagen no es válida. No pudimos leer esta foto HEIC. Use una JPG: sirve una captura de pantalla de la foto',
  },
);
