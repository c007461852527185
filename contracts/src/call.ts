import { oc } from '@orpc/contract';
import type { BudgetName } from './budgets';
import { refusals } from './refusals';

/**
 * Who may make a call. `holder`: anyone who has the opaque id that the input names, such as a draft's;
 * `site`: one of our sites on behalf of a visitor, or anyone who is signed in.
 */
export type CallAccess = 'everybody' | 'holder' | 'site' | 'signed-in' | 'normal-user' | 'organization';

/** Limits on attempts. The API has a rule for each: how many, whose attempts, and which of them count. */
export type LimitName =
  | 'account-mail-address'
  | 'account-mail-person'
  | 'account-secret-address'
  | 'booking-change'
  | 'booking-lookup-address'
  | 'booking-lookup-asker'
  | 'booking-lookup-email'
  | 'card-address'
  | 'card-person'
  | 'coupon'
  | 'draft'
  | 'enquiry-address'
  | 'enquiry-sender'
  | 'guess'
  | 'invite-person'
  | 'kit-person'
  | 'lookup-code'
  | 'password-account'
  | 'password-address'
  | 'pay-link'
  | 'stock-alert-address'
  | 'waiting-list-address'
  | 'upload'
  | 'visit-card'
  | 'visit-pay-link'
  | 'pay-link-open'
  | 'visit-pay-link-open';

/**
 * What a call declares besides its input and output. The API enforces this, and does not start without it.
 */
export interface CallRules {
  access: CallAccess;
  /**
   * The input field that names the account it is about: by id, or by email address in a field of that name.
   */
  owner?: string;
  /** Seconds for which anyone may cache the answer, which is then the same for everyone; 0 for no caching. */
  keep: number;
  /** What the API counts this call against, in this order. */
  limits: readonly LimitName[];
  /** The budgets that it may spend; without this field it spends none. */
  budgets?: readonly BudgetName[];
}

/**
 * Every call of the contract starts here, so that none is without its rules and all have the same refusals.
 */
export const call = (rules: CallRules) => oc.$meta(rules).errors(refusals);
