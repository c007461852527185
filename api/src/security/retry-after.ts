/** What a person has used up. */
interface Allowance {
  /** Whether it may be another person's: a mailbox, an account, a patient. */
  isPersonal?: boolean | undefined;
  /** Its whole window in seconds; undefined if a use counts as long as something lasts. */
  seconds: number | undefined;
}

/**
 * The seconds to send as `Retry-After`. For what may be another person's it is always the whole window: the exact
 * wait would reveal when that person last used it.
 * @param wait in seconds, until part of it is free again
 */
export const retryAfterOf = ({ isPersonal, seconds }: Allowance, wait: number): number | undefined =>
  isPersonal ? seconds : Math.max(1, Math.ceil(wait));
