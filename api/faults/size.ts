/** `npm run test:faults` sets it: the counts at which the promises are shown, instead of a sample of seconds. */
const isFull = process.env.FAULTS === 'full';

export function size(sample: number, full: number): number {
  return isFull ? full : sample;
}

/** Numbers in [0, 1) that repeat for a seed; set FAULTS_SEED to see a failure again. */
export function createRandom(name: string): () => number {
  const seed = Number(process.env.FAULTS_SEED ?? Date.now() % 1_000_000);
  console.info(`${name}: FAULTS_SEED=${seed}`);
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function pick<T>(random: () => number, choices: readonly T[]): T {
  return choices[Math.floor(random() * choices.length)]!;
}

/** Runs every task, so many at a time. */
export async function atOnce<T>(
  lanes: number,
  tasks: (() => Promise<T>)[],
): Promise<PromiseSettledResult<T>[]> {
  const results: PromiseSettledResult<T>[] = [];
  let next = 0;
  const lane = async () => {
    while (next < tasks.length) {
      const index = next;
      next += 1;
      const [settled] = await Promise.allSettled([tasks[index]!()]);
      results[index] = settled!;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
