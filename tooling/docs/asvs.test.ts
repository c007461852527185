import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const file = path.resolve(import.meta.dirname, '../../docs/asvs.md');
const text = readFileSync(file, 'utf8');

/** Each requirement of the tables with its state; a row may have several. */
const requirements = text
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, numbers = '']) => /^\d+\.\d+\.\d+/.test(numbers))
  .flatMap(([, numbers = '', state = '']) => numbers.split(', ').map((number) => ({ number, state })));

const count = (state: string) => requirements.filter((one) => one.state === state).length;

it('the numbers above the tables are those of the rows', () => {
  expect(text.replace(/\s+/g, ' ')).toContain(
    `: ${requirements.length} in all, of which ${count('met')} are met, ${count('not met')} are not met, and ` +
      `${count('does not apply')} do not apply.`,
  );
});

it('each requirement has one of the three states, and is listed once', () => {
  expect(requirements.length).toBeGreaterThan(200);
  expect(requirements.filter(({ state }) => !['met', 'not met', 'does not apply'].includes(state))).toEqual(
    [],
  );
  expect(new Set(requirements.map(({ number }) => number)).size).toBe(requirements.length);
});
