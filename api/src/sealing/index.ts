export {
  createVisitKey,
  destroyPersonKey,
  findSealingKey,
  forgetPersonKey,
  getPersonKey,
  newKey,
  openForPerson,
  sealForPerson,
} from './person-keys';
export { resealFields } from './reseal';
export { countValuesByKey } from './sealed-columns';
export { openColumn, sealColumn, type SealedRow } from './sealed-row';
export {
  erasedValue,
  openBytes,
  openValue,
  type PersonKey,
  sealBytes,
  type SealedPlace,
  sealValue,
} from './sealed-value';
export {
  type KeyNeeds,
  type StoredKey,
  unwrapFirst,
  unwrapKey,
  unwrapKeys,
  type Unwrapped,
} from './unwrap-keys';
