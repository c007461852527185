import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepAnswers } from './kept-answers';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function counting() {
  let asked = 0;
  return () => Promise.resolve((asked += 1));
}

it('an answer is kept for its seconds, then fetched again', async () => {
  const ask = keepAnswers({ seconds: 5, most: 10 });
  const find = counting();
  expect(await Promise.all([ask('kits', find), ask('kits', find)])).toEqual([1, 1]);
  vi.advanceTimersByTime(4_999);
  expect(await ask('kits', find)).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await ask('kits', find)).toBe(2);
});

it('each question has its own answer, and the oldest is evicted', async () => {
  const ask = keepAnswers({ seconds: 5, most: 2 });
  const find = counting();
  await ask('a', find);
  await ask('b', find);
  await ask('c', find);
  expect(await ask('b', find)).toBe(2);
  expect(await ask('a', find)).toBe(4);
});

it('a refusal is not kept', async () => {
  const ask = keepAnswers({ seconds: 5, most: 10 });
  await expect(ask('kit', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await ask('kit', () => Promise.resolve('there'))).toBe('there');
});
