import type { AnalyteText } from '@larkwell/contracts/analytes/analytes';

/** A number, with the usual range for adults and a made-up value for sample reports. */
interface Measured {
  unit: string;
  low: number | null;
  high: number | null;
  /** What the line prints; the limits are among them. */
  numbers: readonly number[];
  sample: number;
}

/**
 * What we know about one thing that a kit measures. The texts are in plain words, name no treatment, and follow
 * the source.
 */
export interface LibraryEntry {
  id: string;
  name: string;
  /** Other names by which laboratories report it. */
  alsoCalled?: readonly string[];
  /** Missing where the laboratory only looks whether something is there; then it is usually not. */
  measured?: Measured;
  /** For whom the usual range differs. */
  usualNote?: string;
  standsFor: string;
  more: string;
  higher?: string;
  lower?: string;
  next: string;
  source: Pick<AnalyteText['source'], 'publisher' | 'page' | 'address'> & { checkedOn?: string };
  /** The clinician who read and approved the texts and the range. */
  reviewedBy?: string;
}

type Source = LibraryEntry['source'];

/** A page of MedlinePlus, by its path. */
export const medlinePlus = (page: string, path: string): Source => ({
  publisher: 'MedlinePlus',
  page,
  address: `https://medlineplus.gov/${path}`,
});

/** A page of the National Institutes of Health, by its address. */
export const nih = (page: string, address: string): Source => ({
  publisher: 'National Institutes of Health',
  page,
  address,
});

/** A page of the Centers for Disease Control and Prevention, by its path. */
export const cdc = (page: string, path: string): Source => ({
  publisher: 'CDC',
  page,
  address: `https://www.cdc.gov/${path}`,
});
