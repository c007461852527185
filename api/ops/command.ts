import type { Deps } from '../src/deps';

/** An operator's command. It runs a use case, which writes an audit row. */
export interface Command {
  /** The words that name it, such as `orders ship`. */
  name: string;
  /** Its arguments, such as `<order id or number> <tracking number>`. */
  usage: string;
  summary: string;
  /**
   * @param actor who runs it, for the audit row
   * @returns what to print
   * @throws a refusal, whose message is printed
   */
  run(deps: Deps, args: string[], actor: string): Promise<string>;
}

/** A command with the wrong arguments. */
export class UsageError extends Error {}
