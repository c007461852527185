import type { Deps } from '../deps';
import type { FieldCipher } from '../security';
import { erasedValue, type PersonKey, openColumn, sealColumn } from '../sealing';

/** A kit with its id, in any stored form. */
export interface StoredKitCode {
  id: string;
  /** Null once it is sealed. */
  code: string | null;
  /** Null where only a version before sealing has written. */
  codeSealed: string | null;
  /** The key of the person who registered the kit; null before that. */
  key: PersonKey | null;
}

const column = (kitId: string) => ({ column: 'code_sealed', purpose: `kit id ${kitId}` });
const at = ({ id, key }: Pick<StoredKitCode, 'id' | 'key'>) => ({ table: 'kits', row: id, key });

/** The stored form of a kit's id: found by its hash, read by those who may open the seal. */
export interface KeptKitCode {
  hash: string | null;
  sealed: string;
  /** The key of `LOOKUP_KEY` that made the hash. */
  lookupKey: string | null;
}

/** Seals a kit's id under the key of the person who registered it, or under `FIELD_KEYS` before that. */
export function keepKitCode(
  { cipher, lookupHash }: Pick<Deps, 'cipher' | 'lookupHash'>,
  kit: Pick<StoredKitCode, 'id' | 'key'>,
  code: string,
): KeptKitCode {
  if (kit.key?.isDestroyed) return { hash: null, sealed: erasedValue, lookupKey: null };
  const sealed = sealColumn(cipher, at(kit), column(kit.id), code);
  return { hash: lookupHash('kit', code), sealed, lookupKey: lookupHash.keyId };
}

/** The id printed on a kit, without its dash; null when it was erased with the person. */
export function openKitCode(cipher: FieldCipher, kit: StoredKitCode): string | null {
  return kit.code ?? openColumn(cipher, at(kit), column(kit.id), kit.codeSealed!);
}
