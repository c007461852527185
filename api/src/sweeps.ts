import type { Sweep } from './jobs/sweeps';

/** Everything the product does by itself when its time has come. */
export const sweeps: Sweep[] = [];
