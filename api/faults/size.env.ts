import { z } from 'zod';

const environment = z
  .object({
    /** `full` runs every fault test at the size in docs/operations.md; `small` takes seconds. */
    FAULTS: z.enum(['small', 'full']).default('small'),
    /** Repeats a failed run. */
    FAULTS_SEED: z.coerce.number().int().optional(),
  })
  .parse(process.env);

export const isFull = environment.FAULTS === 'full';

/** The size of a test: what `npm test` can afford, and what `npm run test:faults` uses. */
export const sized = (small: number, full: number): number => (isFull ? full : small);

/**
 * The small run repeats itself, so that it fails only for a reason; the full one tries something new each
 * time.
 */
export const seed = environment.FAULTS_SEED ?? (isFull ? Math.floor(Math.random() * 2 ** 31) : 20261121);
