import { sqlState } from '../db';

/** 22021 and 22P05: a character PostgreSQL keeps in no text (NUL); 22003 and 22008: a number or date beyond its range. */
const unstorableStates = new Set(['22021', '22P05', '22003', '22008']);

/** Whether a call failed because of something sent that no column can hold: the sender’s fault, not ours. */
export function isUnstorable(error: unknown): boolean {
  return unstorableStates.has(sqlState(error) ?? '');
}
