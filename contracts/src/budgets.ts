/** Scarce things that can be taken without paying. The API has a size for each; see its `budgets`. */
export type BudgetName =
  | 'holdsOfAddress'
  | 'holdsOfPlaceDay'
  | 'visitsOfMailbox'
  | 'visitsOfProvedMailbox'
  | 'visitsOfAddress'
  | 'placeDayOfAddress'
  | 'placeDayOfMailbox'
  | 'placeDayUnproved'
  | 'refusedVisitsOfAddress'
  | 'patientDay'
  | 'patientFortnight'
  | 'mailsOfMailbox'
  | 'requestedMails'
  | 'mailsOfAddress'
  | 'invitationMails'
  | 'signUpsOfAddress'
  | 'invitations'
  | 'unpaidUnits'
  | 'unpaidMinutes'
  | 'heldUnits'
  | 'claimsAtPay';

/** For a call that holds the time of a visit. */
export const holdBudgets: readonly BudgetName[] = ['holdsOfAddress', 'holdsOfPlaceDay'];

/** For a no-cost visit, for as long as it is booked. */
export const visitBudgets: readonly BudgetName[] = [
  'visitsOfMailbox',
  'visitsOfProvedMailbox',
  'placeDayOfAddress',
  'placeDayOfMailbox',
  'placeDayUnproved',
  'patientDay',
  'patientFortnight',
];

/** For a call that sends mail to a mailbox that may not be the caller's. */
export const mailBudgets: readonly BudgetName[] = ['requestedMails', 'mailsOfMailbox', 'mailsOfAddress'];

/** For a call that opens the payment of an order. */
export const payBudgets: readonly BudgetName[] = ['heldUnits', 'claimsAtPay'];
