import type { ReportValue } from './value';

/** The usual result in words, as printed beside a value: `30 to 100 ng/mL`; null where there is none. */
export function usualWords(value: ReportValue): string | null {
  if (value.kind === 'found') return value.isExpected ? 'Found' : 'Not found';
  const { low, high, unit } = value;
  if (low === null && high === null) return null;
  if (low === null) return `${withUnit(high!, unit)} or less`;
  if (high === null) return `${withUnit(low, unit)} or more`;
  return `${low} to ${withUnit(high, unit)}`;
}

/** The value itself in words: `18 ng/mL`, or whether it was found. */
export function valueWords(value: ReportValue): string {
  if (value.kind === 'found') return value.isFound ? 'Found' : 'Not found';
  return withUnit(value.value, value.unit);
}

const withUnit = (value: number, unit: string) => (unit === '%' ? `${value}%` : `${value} ${unit}`.trim());
