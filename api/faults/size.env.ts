import { z } from 'zod';

const environment = z
  .object({
    /** `full` runs every fault test at the size docs/operations.md names; else seconds. */
    FAULTS: z.enum(['small', 'full']).default('small'),
    /** Repeats a run that failed. */
    FAULTS_SEED: z.coerce.number().int().optional(),
  })
  .parse(process.env);

export const isFull = environment.FAULTS === 'full';

/** The size of a test: what `npm test` can afford, and what `npm run test:faults` asks. */
export const sized = (small: number, full: number): number => (isFull ? full : small);

/** The small run repeats itself, so that it fails only for a reason; the full one looks further each time. */
export const seed = environment.FAULTS_SEED ?? (isFull ? Math.floor(Math.random() * 2 ** 31) : 20261121);
