/** What is scarce and can be taken without paying. The API has a size for each; see its `budgets`. */
export type BudgetName =
  | 'holdsOfAddress'
  | 'holdsOfPlaceDay'
  | 'visitsOfMailbox'
  | 'visitsOfProvedMailbox'
  | 'visitsOfAddress'
  | 'placeDayOfAddress'
  | 'placeDayOfMailbox'
  | 'placeDayUnproved'
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

/** Of a call that holds the time of a visit. */
export const holdBudgets: readonly BudgetName[] = ['holdsOfAddress', 'holdsOfPlaceDay'];

/** Of a visit at no cost, for as long as it is booked. */
export const visitBudgets: readonly BudgetName[] = [
  'visitsOfMailbox',
  'visitsOfProvedMailbox',
  'placeDayOfAddress',
  'placeDayOfMailbox',
  'placeDayUnproved',
  'patientDay',
  'patientFortnight',
];

/** Of a call that sends mail to a mailbox that need not be the caller's. */
export const mailBudgets: readonly BudgetName[] = ['requestedMails', 'mailsOfMailbox', 'mailsOfAddress'];

/** Of a call that opens the payment of an order. */
export const payBudgets: readonly BudgetName[] = ['heldUnits', 'claimsAtPay'];
