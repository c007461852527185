interface Keeping {
  seconds: number;
  /** Most answers kept at a time; the oldest is evicted first. */
  most: number;
}

/**
 * A short cache for answers that are the same for every visitor; fetches again after `seconds`. Callers during a fetch
 * wait for the same answer. A refusal or a fault is not kept.
 */
export function keepAnswers({ seconds, most }: Keeping) {
  const kept = new Map<string, { answer: Promise<unknown>; until: number }>();

  return function ask<Value>(question: string, find: () => Promise<Value>): Promise<Value> {
    const known = kept.get(question);
    if (known && known.until > Date.now()) return known.answer as Promise<Value>;
    const answer = find();
    kept.delete(question);
    kept.set(question, { answer, until: Date.now() + seconds * 1000 });
    if (kept.size > most) kept.delete(kept.keys().next().value!);
    answer.catch(() => {
      if (kept.get(question)?.answer === answer) kept.delete(question);
    });
    return answer;
  };
}
