import { z } from 'zod';

/** What can be in a kit; each is drawn in its picture. */
export const KIT_PIECES = [
  'card',
  'lancet',
  'tube',
  'swab',
  'cup',
  'strip',
  'pouch',
  'bag',
  'mailer',
  'padded',
  'steps',
] as const;

/** One sign per kit, on its sleeve. */
export const KIT_EMBLEMS = [
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

/** The kit's sign; null for a kit that has none. */
export const kitEmblemSchema = z.enum(KIT_EMBLEMS).nullable();
export type KitEmblem = z.infer<typeof kitEmblemSchema>;

/** A piece and how many: circles of a card, fields of a strip, otherwise how many of it are in the box. */
export const kitContentSchema = z.object({ piece: z.enum(KIT_PIECES), count: z.int().min(1).max(12) });
export type KitContent = z.infer<typeof kitContentSchema>;

/** In the order in which they are used; what goes back to the lab is last. */
export const kitContentsSchema = z.array(kitContentSchema).max(12);
