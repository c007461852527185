import { oc } from '@orpc/contract';
import type { BudgetName } from './budgets';
import { refusals } from './refusals';

/**
 * Who may make a call. `holder`: whoever has the opaque id that the input names, such as a draft's; `site`: one of our
 * sites on behalf of a visitor, or anybody who is signed in.
 */
export type CallAccess = 'everybody' | 'holder' | 'site' | 'signed-in' | 'normal-user' | 'organisation';

/** Limits of tries. The API has a rule for each: how many, whose tries, and which of them count. */
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
  | 'upload'
  | 'visit-card'
  | 'visit-pay-link'
  | 'pay-link-open'
  | 'visit-pay-link-open';

/** What a call says of itself beside its input and output. The API holds it to this, and does not start without it. */
export interface CallRules {
  access: CallAccess;
  /** The field of the input that names the account it is about: by id, or by e-mail address in a field of that name. */
  owner?: string;
  /** Seconds for which anybody may keep the answer, which is then the same for everybody; 0 for nobody. */
  keep: number;
  /** What the API counts this call against, in this order. */
  limits: readonly LimitName[];
  /** The budgets that it may spend; without this field it spends none. */
  budgets?: readonly BudgetName[];
}

/** Every call of the contract starts here, so that none is without its rules and each knows the same refusals. */
export const call = (rules: CallRules) => oc.$meta(rules).errors(refusals);
