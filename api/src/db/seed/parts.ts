import type { SeedPart } from './seed';

/** In this order: later parts may refer to rows of earlier ones. */
export const parts: SeedPart[] = [];
