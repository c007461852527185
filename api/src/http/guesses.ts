import type { ApiContext } from './context';

/** Opaque ids from one address that were nobody's. Old links are opened now and then, but not so many. */
const guesses = { name: 'guess', points: 60, seconds: 900 };

/** Looks something up by an opaque id and counts when there is nothing: guessing ends in 429, also for a lucky guess. */
export async function countGuess<T>(
  { deps, visitor }: Pick<ApiContext, 'deps' | 'visitor'>,
  look: () => Promise<T>,
): Promise<T> {
  await deps.limits.count(guesses, visitor.address);
  const found = await look();
  await deps.limits.giveBack(guesses, visitor.address);
  return found;
}
