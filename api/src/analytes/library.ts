import type { ReportValue } from '@larkwell/contracts/analytes/value';
import type { LibraryEntry } from './library-entry';
import { generalWellness } from './library/general-wellness';
import { heartMetabolism } from './library/heart-metabolism';
import { hormonesThyroid } from './library/hormones-thyroid';
import { sexualHealth } from './library/sexual-health';
import { vitaminsNutrition } from './library/vitamins-nutrition';

/** Everything that our kits measure. */
export const library: readonly LibraryEntry[] = [
  ...heartMetabolism,
  ...hormonesThyroid,
  ...vitaminsNutrition,
  ...sexualHealth,
  ...generalWellness,
];

const byId = new Map(library.map((entry) => [entry.id, entry]));
const byName = new Map(
  library.flatMap((entry) =>
    [entry.name, ...(entry.alsoCalled ?? [])].map((name) => [name.toLowerCase(), entry]),
  ),
);

export const findById = (id: string): LibraryEntry | undefined => byId.get(id);

/**
 * Finds the entry of a value by any name that a laboratory gives it. A value of another kind or in another unit
 * is something else: glucose in blood has a number, glucose on a urine strip has none.
 */
export function findEntry(value: ReportValue): LibraryEntry | undefined {
  const entry = byName.get(value.name.trim().toLowerCase());
  const unit = value.kind === 'measured' ? plainUnit(value.unit) : undefined;
  return entry && (entry.measured && plainUnit(entry.measured.unit)) === unit ? entry : undefined;
}

/** Micrograms are written in three ways. */
const plainUnit = (unit: string) => unit.toLowerCase().replace(/^[uµμ]g/, 'mcg');
