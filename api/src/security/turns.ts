/** Lets only some of a process's expensive work run at once; the rest waits in order of arrival. */
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
