import { sqlState } from '../db';

/**
 * 22021 and 22P05: a character that PostgreSQL cannot store in text (NUL); 22003 and 22008: a number or date
 * out of range.
 */
const unstorableStates = new Set(['22021', '22P05', '22003', '22008']);

/** Whether a call failed because it sent something that no column can hold: the sender’s fault, not ours. */
export function isUnstorable(error: unknown): boolean {
  return unstorableStates.has(sqlState(error) ?? '');
}
