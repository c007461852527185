import type { FieldCipher } from '../security';
import { erasedValue, isUnderPersonKey, openValue, sealValue, type PersonKey } from './sealed-value';

/** A row with sealed columns, and the key of the person or visit it is about. */
export interface SealedRow {
  table: string;
  row: string;
  /** Null while nothing is sealed by person yet: `FIELD_KEYS` seal until then. */
  key: PersonKey | null;
}

/** Seals a column's value. `purpose` is what `FIELD_KEYS` bind it to, where the row has no key. */
export function sealColumn(
  cipher: FieldCipher,
  { key, ...at }: SealedRow,
  { column, purpose }: { column: string; purpose: string },
  text: string,
): string {
  return key ? sealValue(key, { ...at, column }, text) : cipher.seal(text, purpose);
}

/**
 * Opens a column's value, however it was sealed.
 * @returns null when it is erased
 */
export function openColumn(
  cipher: FieldCipher,
  { key, ...at }: SealedRow,
  { column, purpose }: { column: string; purpose: string },
  sealed: string,
): string | null {
  if (sealed === erasedValue) return null;
  if (!isUnderPersonKey(sealed)) return cipher.open(sealed, purpose);
  return key && openValue(key, { ...at, column }, sealed);
}
