import { BUDGET_HOURS } from '@larkwell/contracts/numbers/accounts';
import { UNPAID_ORDER_MINUTES, UNPAID_ORDER_RENEWALS } from '@larkwell/contracts/numbers/shop';
import { PATIENT_BUDGET_DAYS } from '@larkwell/contracts/numbers/visits';
import type { BudgetName } from '@larkwell/contracts/budgets';
import { visitWords } from './visit-words';

/** How long a use counts: some hours, while the thing it was spent on lasts, or by the days of visits. */
type Within = { hours: number } | { days: number } | 'while-it-lasts';

/** What an honest person can do once a budget is used up. Nobody is refused for good. */
type WayOn = 'code' | 'card' | 'wait' | 'pay-now';

export interface Budget {
  /** What the budget counts, and for whom. */
  counts: string;
  per: 'address' | 'mailbox' | 'address and mailbox' | 'location' | 'patient' | 'account' | 'organization';
  size: number;
  within: Within;
  waysOn: readonly WayOn[];
  /** The environment variable that changes the size. */
  variable: string;
  /** For a person who has used it up. */
  sentence: () => string;
  /** The sentence for a person who books a visit, if different. */
  sentenceForVisit?: () => string;
  /** Whether a person over the budget who has not proved the mailbox is told only to prove it. */
  asksForProof?: true;
}

/** Beyond these an order is still placed and paid; its kits are taken when the money arrives. */
const notHeld = 'We do not hold these kits for you until you pay.';

/**
 * Everything that is scarce and can be taken without paying. An address is one IPv4 address or an IPv6 /64.
 * Sizes are defaults. Limits on attempts, such as wrong passwords, are not budgets: see `http/limit-rules`.
 */
const table = {
  holdsOfAddress: {
    counts: 'live holds of visit times',
    per: 'address',
    size: 60,
    within: 'while-it-lasts',
    waysOn: ['wait'],
    variable: 'HOLDS_PER_ADDRESS',
    sentence: () => visitWords.holdsOfAddress,
  },
  holdsOfPlaceDay: {
    counts: 'live holds at one location on one day, if a third of that day’s places is less',
    per: 'address',
    size: 6,
    within: 'while-it-lasts',
    waysOn: ['wait'],
    variable: 'HOLDS_PER_PLACE_DAY',
    sentence: () => visitWords.holdsOfPlaceDay,
  },
  visitsOfMailbox: {
    counts: 'upcoming no-cost visits, booked without proof of the mailbox',
    per: 'mailbox',
    size: 6,
    within: 'while-it-lasts',
    waysOn: ['code', 'card', 'wait'],
    variable: 'VISITS_PER_MAILBOX',
    asksForProof: true,
    sentence: () => visitWords.codeFirst,
  },
  visitsOfProvedMailbox: {
    counts: 'upcoming no-cost visits, booked with proof of the mailbox',
    per: 'mailbox',
    size: 60,
    within: 'while-it-lasts',
    waysOn: ['card', 'wait'],
    variable: 'VISITS_PER_PROVED_MAILBOX',
    sentence: () => visitWords.visitsOfProvedMailbox,
  },
  visitsOfAddress: {
    counts: 'no-cost visits, booked without proof of the mailbox',
    per: 'address',
    size: 24,
    within: { hours: BUDGET_HOURS },
    waysOn: ['code', 'card', 'wait'],
    variable: 'VISITS_PER_ADDRESS',
    asksForProof: true,
    sentence: () => visitWords.codeFirst,
  },
  placeDayOfAddress: {
    counts: 'no-cost visits at one location on one day, if a third of that day’s places is less',
    per: 'address',
    size: 6,
    within: { days: 1 },
    waysOn: ['card', 'wait'],
    variable: 'VISITS_PER_PLACE_DAY',
    sentence: () => visitWords.placeDayOfAddress,
  },
  placeDayOfMailbox: {
    counts: 'no-cost visits at one location on one day, if a third of that day’s places is less',
    per: 'mailbox',
    size: 6,
    within: { days: 1 },
    waysOn: ['card', 'wait'],
    variable: 'VISITS_PER_MAILBOX_PLACE_DAY',
    asksForProof: true,
    sentence: () => visitWords.placeDayOfMailbox,
  },
  placeDayUnproved: {
    counts:
      'no-cost visits at one location on one day, booked without proof of the mailbox, if half of that day’s places is less',
    per: 'location',
    size: 12,
    within: { days: 1 },
    waysOn: ['code', 'card', 'wait'],
    variable: 'UNPROVED_VISITS_PER_PLACE_DAY',
    asksForProof: true,
    sentence: () => visitWords.codeFirst,
  },
  refusedVisitsOfAddress: {
    counts: 'no-cost visits refused because of the patient, so that nobody can try out who has a visit',
    per: 'address',
    size: 12,
    within: { hours: BUDGET_HOURS },
    waysOn: ['card', 'wait'],
    variable: 'REFUSED_VISITS_PER_ADDRESS',
    sentence: () => visitWords.refusedVisitsOfAddress,
  },
  patientDay: {
    counts: 'no-cost visits on one day',
    per: 'patient',
    size: 1,
    within: { days: 1 },
    waysOn: ['code', 'card', 'wait'],
    variable: 'VISITS_PER_PATIENT_A_DAY',
    asksForProof: true,
    sentence: () => visitWords.patientDay,
  },
  patientFortnight: {
    counts: `no-cost visits within ${PATIENT_BUDGET_DAYS} days`,
    per: 'patient',
    size: 2,
    within: { days: PATIENT_BUDGET_DAYS },
    waysOn: ['code', 'card', 'wait'],
    variable: 'VISITS_PER_PATIENT',
    asksForProof: true,
    sentence: () => visitWords.patientFortnight,
  },
  mailsOfMailbox: {
    counts: 'emails for visits and those that anyone can request, to a mailbox without proof',
    per: 'mailbox',
    size: 9,
    within: { hours: BUDGET_HOURS },
    waysOn: ['card', 'wait'],
    variable: 'MAILS_PER_MAILBOX',
    sentence: () => visitWords.tooManyMails,
    sentenceForVisit: () => visitWords.tooManyMailsForVisit,
  },
  requestedMails: {
    counts:
      'the part of them that anyone can request; the rest is left for visits and the code that books one',
    per: 'mailbox',
    size: 6,
    within: { hours: BUDGET_HOURS },
    waysOn: ['wait'],
    variable: 'REQUESTED_MAILS_PER_MAILBOX',
    sentence: () => visitWords.tooManyMails,
  },
  mailsOfAddress: {
    counts: 'the part of them that one network requested, including codes that book a visit',
    per: 'address and mailbox',
    size: 5,
    within: { hours: BUDGET_HOURS },
    waysOn: ['card', 'wait'],
    variable: 'MAILS_PER_MAILBOX_FROM_ADDRESS',
    sentence: () => visitWords.tooManyMails,
  },
  invitationMails: {
    counts: 'mails that repeat invitations after a sign-up or forgotten password; no call shows it',
    per: 'mailbox',
    size: 1,
    within: { hours: BUDGET_HOURS },
    waysOn: ['wait'],
    variable: 'INVITATION_MAILS_PER_MAILBOX',
    sentence: () => visitWords.tooManyMails,
  },
  signUpsOfAddress: {
    counts: 'sign-ups',
    per: 'address',
    size: 10,
    within: { hours: BUDGET_HOURS },
    waysOn: ['wait'],
    variable: 'SIGN_UPS_PER_ADDRESS',
    sentence: () => 'Many accounts were created from your network today. Please try again tomorrow.',
  },
  invitations: {
    counts: 'invitations of employees',
    per: 'organization',
    size: 20,
    within: { hours: BUDGET_HOURS },
    waysOn: ['wait'],
    variable: 'INVITATIONS_PER_ORGANIZATION',
    sentence: () =>
      `You have sent many invitations in the last ${BUDGET_HOURS} hours. Send the others tomorrow.`,
  },
  unpaidUnits: {
    counts: 'kits held by all unpaid orders before Pay is pressed',
    per: 'account',
    size: 20,
    within: 'while-it-lasts',
    waysOn: ['pay-now'],
    variable: 'UNPAID_UNITS',
    sentence: () => notHeld,
  },
  unpaidMinutes: {
    counts: `minutes for which all unpaid orders hold kits; one order holds for ${UNPAID_ORDER_MINUTES} minutes and can be renewed ${UNPAID_ORDER_RENEWALS} times`,
    per: 'account',
    size: UNPAID_ORDER_MINUTES * (1 + UNPAID_ORDER_RENEWALS),
    within: { hours: BUDGET_HOURS },
    waysOn: ['pay-now'],
    variable: 'UNPAID_MINUTES',
    sentence: () => notHeld,
  },
  heldUnits: {
    counts: 'kits held by all unpaid orders, whether Pay was pressed or not',
    per: 'account',
    size: 40,
    within: 'while-it-lasts',
    waysOn: ['pay-now'],
    variable: 'HELD_UNITS',
    sentence: () => notHeld,
  },
  claimsAtPay: {
    counts: 'unpaid orders beyond unpaidUnits or unpaidMinutes that hold kits once Pay is pressed',
    per: 'account',
    size: 5,
    within: { hours: BUDGET_HOURS },
    waysOn: ['pay-now'],
    variable: 'CLAIMS_AT_PAY',
    sentence: () => notHeld,
  },
} as const satisfies Record<BudgetName, Budget>;

/** An environment variable that sets a budget's size. */
export type BudgetVariable = (typeof table)[BudgetName]['variable'];

export const budgets: Record<BudgetName, Budget & { variable: BudgetVariable }> = table;

/** The size of each budget; see the variables. */
export type BudgetSizes = Record<BudgetName, number>;

const names = Object.keys(budgets) as BudgetName[];

/** A size for each budget. @param sizeOf the owner's setting */
export const budgetSizes = (
  sizeOf: (budget: Budget & { variable: BudgetVariable }) => number = ({ size }) => size,
): BudgetSizes => Object.fromEntries(names.map((name) => [name, sizeOf(budgets[name])])) as BudgetSizes;
