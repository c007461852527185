import type { Deps } from '../src/deps';

/** Something an operator does. It goes through a use case of the product, which writes an audit row. */
export interface Command {
  /** The words that name it, as `orders ship`. */
  name: string;
  /** Its arguments, as `<order id or number> <tracking number>`. */
  usage: string;
  summary: string;
  /**
   * @param actor who does it, for the audit row
   * @returns what to print
   * @throws a refusal, whose message is printed
   */
  run(deps: Deps, args: string[], actor: string): Promise<string>;
}

/** A command that was given the wrong arguments. */
export class UsageError extends Error {}
