import type { contract } from '@larkwell/contracts';
import type { CallAccess } from '@larkwell/contracts/call';
import type { RefusalCode } from '@larkwell/contracts/refusals';
import type { Limit } from '../security';
import type { ApiContext } from '../calls';

type Contract = typeof contract;
type CallName = {
  [Resource in keyof Contract]: `${Resource}.${keyof Contract[Resource] & string}`;
}[keyof Contract];

/** A call that is about to be made, by somebody who may make it. */
export interface Try {
  call: CallName;
  access: CallAccess;
  /** As its contract has read it. */
  input: Readonly<Record<string, unknown>>;
  context: ApiContext;
}

/** What a call came to: an answer, or a refusal. */
export interface Outcome {
  answer?: unknown;
  refusal?: { status: number; code?: RefusalCode | undefined };
}

/** How many tries in how many seconds, whose tries, and which of them count. */
export interface LimitRule {
  points: number;
  seconds: number;
  /** What tries are counted by: an address, a person's id, a mailbox. Null when this call is not a try. */
  whose(made: Try): string | null | Promise<string | null>;
  /**
   * Whether the try stays counted. It is counted before the call, so that parallel tries cannot slip past the limit,
   * and given back when this returns false. After a fault it stays counted.
   */
  counts(outcome: Outcome, made: Try): boolean;
  /** What whoever is beyond the limit reads, where there is another way on than to wait. */
  wayOn?: Limit['wayOn'];
}
