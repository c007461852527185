import { z } from 'zod';

/** Which pictures are made and where they go. `npm run screens` sets the first. */
export const screens = z
  .object({
    SCREENS: z.string().default('docs/screens/shop'),
    SCREENS_SCRIPT: z.enum(['on', 'off']).default('on'),
    SCREENS_SCHEME: z.enum(['light', 'dark']).default('light'),
  })
  .transform((given) => ({
    folder: given.SCREENS,
    hasScript: given.SCREENS_SCRIPT === 'on',
    colorScheme: given.SCREENS_SCHEME,
  }))
  .parse(process.env);
