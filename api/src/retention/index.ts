export { keptTables } from './kept-tables';
export { removeOldRows } from './remove-old-rows';
export { retentionRules } from './rules';
