/**
 * What a wrapped key is bound to. The schema says the same about `person_keys.wrapped`; see
 * `SealedColumn.purpose`.
 */
export const wrapPurpose = (keyId: string): string => `person key ${keyId}`;
