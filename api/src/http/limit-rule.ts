import type { contract } from '@larkwell/contracts';
import type { CallAccess } from '@larkwell/contracts/call';
import type { RefusalCode } from '@larkwell/contracts/refusals';
import type { Limit } from '../security';
import type { ApiContext } from '../calls';

type Contract = typeof contract;
type CallName = {
  [Resource in keyof Contract]: `${Resource}.${keyof Contract[Resource] & string}`;
}[keyof Contract];

/** A call about to be made by a caller who may make it. */
export interface Try {
  call: CallName;
  access: CallAccess;
  /** As its contract has parsed it. */
  input: Readonly<Record<string, unknown>>;
  context: ApiContext;
}

/** The result of a call: an answer, or a refusal. */
export interface Outcome {
  answer?: unknown;
  refusal?: { status: number; code?: RefusalCode | undefined };
}

/** How many attempts in how many seconds, whose attempts, and which of them count. */
export interface LimitRule {
  points: number;
  seconds: number;
  /**
   * What attempts are counted by: an address, a person's id, a mailbox. Null when this call is not an
   * attempt.
   */
  whose(made: Try): string | null | Promise<string | null>;
  /** Whether a visitor can name another person's mailbox or account as the one that counts; see `Limit`. */
  isPersonal?: Limit['isPersonal'];
  /**
   * Whether the attempt stays counted. It is counted before the call, so that parallel attempts cannot slip
   * past the limit, and uncounted when this returns false. After a fault it stays counted.
   */
  counts(outcome: Outcome, made: Try): boolean;
  /** What a person over the limit reads, where there is an alternative to waiting. */
  wayOn?: Limit['wayOn'];
}
