import type { ExplainedValue } from '@larkwell/contracts/reports/reports';
import type { TrendPoint } from '@larkwell/ui/trend/trend';
import { formatDate, formatMonth } from '../time/format';

/** The results of one value over time, this one last; with days where two fall into one month. */
export function trendPoints({ value, earlier }: ExplainedValue, collectedOn: string): TrendPoint[] {
  if (value.kind !== 'measured') return [];
  const results = [...earlier, { value: value.value, collectedOn }];
  const months = new Set(results.map((one) => formatMonth(one.collectedOn)));
  const label = months.size === results.length ? formatMonth : formatDate;
  return results.map((one) => ({ value: one.value, label: label(one.collectedOn) }));
}
