import { sqlState } from '../db/database';

const sentence = 'The service is not available for a moment. Please try again.';
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE']);
const lostConnection =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;
/** 57P0x: shutting down or starting; 53300: too many connections; 08xxx: connection lost. */
const outageState = /^(57P0|53300|08)/;

/** The sentence for a call that failed because the database cannot be reached, or null for any other error. */
export function outageSentence(error: unknown): string | null {
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    const { code } = each as { code?: unknown };
    if (typeof code === 'string' && networkCodes.has(code)) return sentence;
    if (lostConnection.test(each.message)) return sentence;
  }
  return outageState.test(sqlState(error) ?? '') ? sentence : null;
}
