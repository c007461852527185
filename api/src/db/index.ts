export { columnName, foreignKeyDefinition, foreignKeyName, storedColumns, tableName } from './catalog-names';
export { type ClockSetting, clockText, readClock, readSeconds, setClock } from './clock';
export {
  createDatabase,
  createInTransaction,
  type InTransaction,
  openPool,
  type Queryable,
  repeatingLost,
  sqlState,
  type Transaction,
  violatedConstraint,
} from './database';
export { listPage } from './list-page';
export { fingerprint, listMigrations, migrate, migrateWithin } from './migrate';
export { prepareDatabase } from './prepare';
export { getPurpose, markPurpose } from './purpose';
export { takeTurn } from './take-turn';
export { andFound, containing } from './text-search';
