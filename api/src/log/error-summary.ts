import { tellFault, type ToldFault } from '@larkwell/contracts/thrown';
import pg from 'pg';

/**
 * A thrown value, for the log. PostgreSQL's messages may contain what a person typed, so only their state,
 * names and place in our code are kept.
 */
export function summarizeError(error: unknown): ToldFault {
  const told = tellFault(error);
  const cause = findDatabaseError(error);
  if (cause) {
    const { code: state, constraint, table, routine } = cause;
    return { type: 'DatabaseError', state, constraint, table, routine, at: told.at ?? [] };
  }
  return told;
}

function findDatabaseError(error: unknown): pg.DatabaseError | undefined {
  if (error instanceof pg.DatabaseError) return error;
  return error instanceof Error && error.cause ? findDatabaseError(error.cause) : undefined;
}
