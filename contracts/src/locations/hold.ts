import { z } from 'zod';
import { instantSchema } from '../fields/date';
import { idSchema } from '../fields/text';
import { locationSchema, slotSchema } from './locations';

/** A place held for this draft until `endsAt`. */
export const holdSchema = z.object({
  holdToken: idSchema,
  slot: slotSchema,
  location: locationSchema,
  endsAt: instantSchema,
  /** Whole seconds from the API's clock to `endsAt`; 0 when it is over. */
  secondsLeft: z.int().min(0),
});
export type Hold = z.infer<typeof holdSchema>;

/** A running hold as pages beside the form show it: without the token, which pays and books. */
export const heldTimeSchema = holdSchema.omit({ holdToken: true });
export type HeldTime = z.infer<typeof heldTimeSchema>;
