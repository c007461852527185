import { readFileSync } from 'node:fs';
import path from 'node:path';
import { HOLD_MINUTES, TEST_PRICES } from '@larkwell/contracts/numbers/visits';
import { expect, it } from 'vitest';

const file = path.resolve(import.meta.dirname, '../../docs/booking-in-a-text-browser.md');
const shown = readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ');

it('the pages shown in a text browser name the time that a slot is held', () => {
  const named = [...shown.matchAll(/(?:hold (?:it|the time) for|book within) (\d+) minutes/g)];
  expect(named.map(([, minutes]) => Number(minutes))).toEqual([HOLD_MINUTES, HOLD_MINUTES, HOLD_MINUTES]);
});

it('the pages shown in a text browser name the prices of a visit', () => {
  const named = [...shown.matchAll(/\$(\d+)\.00/g)].map(([, dollars]) => Number(dollars) * 100);
  expect(new Set(named)).toEqual(new Set(Object.values(TEST_PRICES)));
});
