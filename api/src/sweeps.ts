import { releaseHolds } from './appointments/release-holds';
import type { Sweep } from './jobs/sweeps';
import { rollSlots } from './locations/roll-slots';

/** Everything the product does by itself when its time has come. */
export const sweeps: Sweep[] = [rollSlots, releaseHolds];
