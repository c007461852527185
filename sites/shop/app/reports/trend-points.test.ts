import { makeExplainedValue } from '@larkwell/contracts/testing';
import { expect, it } from 'vitest';
import { trendPoints } from './trend-points';

it('names the months of the results, this one last', () => {
  expect(trendPoints(makeExplainedValue(), '2026-11-12')).toEqual([
    { value: 12, label: 'Sep 2025' },
    { value: 15, label: 'Mar 2026' },
    { value: 18, label: 'Nov 2026' },
  ]);
});

it('names the days where two results fall into one month', () => {
  const earlier = [{ value: 15, collectedOn: '2026-11-02' }];
  expect(trendPoints(makeExplainedValue({ earlier }), '2026-11-12').map(({ label }) => label)).toEqual([
    'Nov 2, 2026',
    'Nov 12, 2026',
  ]);
});
