interface Keeping {
  seconds: number;
  /** Answers kept at a time; the oldest goes first. */
  most: number;
}

/**
 * A short memory for answers that are the same for every visitor: asks again once they are older than `seconds`.
 * Whoever comes while a question is on its way waits for the same answer; a refusal or a fault is not kept.
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
