/** Lets only some of the costly work of a process run at once; the rest waits in the order in which it came. */
export interface Turns {
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /** How many wait now. */
  countWaiting(): number;
}

export function createTurns(atOnce: number): Turns {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    countWaiting: () => waiting.length,
    async inTurn(work) {
      if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
      else running += 1;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
