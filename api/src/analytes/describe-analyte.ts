import type { Analyte, AnalyteText } from '@larkwell/contracts/analytes/analytes';
import { placeOnAxis } from '@larkwell/contracts/analytes/place-on-axis';
import {
  isUsual,
  rangePosition,
  type PlacedValue,
  type ReportValue,
} from '@larkwell/contracts/analytes/value';
import { findById, findEntry } from './library';
import type { LibraryEntry } from './library-entry';

/** Whether texts and ranges that no clinician has read are shown. */
export interface AnalyteSettings {
  showsDrafts: boolean;
}

/** What a kit measures, for its page, in the given order. Ids that the library does not know are left out. */
export function listAnalytes(settings: AnalyteSettings, ids: readonly string[]): Analyte[] {
  return ids.flatMap((id) => {
    const entry = findById(id);
    return entry ? [describe(settings, entry)] : [];
  });
}

function describe(settings: AnalyteSettings, entry: LibraryEntry): Analyte {
  const isShown = settings.showsDrafts || entry.reviewedBy !== undefined;
  return {
    id: entry.id,
    name: entry.name,
    text: isShown ? textOf(entry) : null,
    sample: isShown ? placeValue(sampleOf(entry)) : null,
    usualNote: isShown ? (entry.usualNote ?? null) : null,
  };
}

/** What a value is a value of, so that two reports can be compared, whatever their laboratories call it. */
export function analyteKey(value: ReportValue): string {
  const unit = value.kind === 'measured' ? value.unit : '';
  return findEntry(value)?.id ?? `${value.kind} ${value.name.trim()} ${unit}`.toLowerCase();
}

/** What we say about a value that a laboratory reported; null for what the library lacks or may not show. */
export function findAnalyteText({ showsDrafts }: AnalyteSettings, value: ReportValue): AnalyteText | null {
  const entry = findEntry(value);
  return entry && (showsDrafts || entry.reviewedBy) ? textOf(entry) : null;
}

/** Places a value beside its own range, on the library's numbers where they suit it. */
export function placeValue(value: ReportValue): PlacedValue {
  const numbers = findEntry(value)?.measured?.numbers;
  return {
    value,
    position: rangePosition(value),
    isUsual: isUsual(value),
    axis: value.kind === 'measured' ? placeOnAxis(value, numbers) : null,
  };
}

const textOf = (entry: LibraryEntry): AnalyteText => ({
  standsFor: entry.standsFor,
  more: entry.more,
  higher: entry.higher ?? null,
  lower: entry.lower ?? null,
  next: entry.next,
  source: { ...entry.source, checkedOn: entry.source.checkedOn ?? null },
  reviewedBy: entry.reviewedBy ?? null,
});

function sampleOf({ name, measured }: LibraryEntry): ReportValue {
  if (!measured) return { kind: 'found', name, isFound: false, isExpected: false };
  const { unit, low, high, sample } = measured;
  return { kind: 'measured', name, unit, low, high, value: sample };
}
