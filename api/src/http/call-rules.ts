import type { CallRules } from '@larkwell/contracts/call';
import type { AnyProcedure } from '@orpc/server';

/** What a call says of itself. */
export const rulesOf = (procedure: AnyProcedure): CallRules =>
  procedure['~orpc'].meta as unknown as CallRules;
