/** Runs every task, this many at a time. */
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
