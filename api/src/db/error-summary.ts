import pino from 'pino';
import pg from 'pg';

/**
 * An error for the log. PostgreSQL's messages and drizzle's (which print the parameters) may hold what a person
 * typed, so of those only the state, the names and the place in our code are kept.
 */
export function summarizeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const cause = findDatabaseError(error);
  if (!cause) return pino.stdSerializers.err(error);
  const { code: state, constraint, table, routine } = cause;
  return { type: 'DatabaseError', state, constraint, table, routine, at: frames(error) };
}

function findDatabaseError(error: Error): pg.DatabaseError | undefined {
  if (error instanceof pg.DatabaseError) return error;
  return error.cause instanceof Error ? findDatabaseError(error.cause) : undefined;
}

function frames(error: Error): string[] {
  const lines = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return lines.slice(0, 12).map((line) => line.trim());
}
