import { INVITATION_DAYS } from '@larkwell/contracts/numbers/accounts';

export const employeeTexts = {
  empty: 'There are no employees added for your organization',
  noTests: 'There are no employees test history for your organization',
  noPayments: 'There is no payment history for your organization',
  noResults: 'No results found',
  cardNotKnown: 'Our payment provider does not say right now. Look again in a minute.',
  searchHint: (above: number) => `Type ${above + 1} characters or more`,
  emailHint:
    'We email an invitation here. An address with an account of its own cannot accept it. Add the same address again to send the invitation again.',
  expired: 'This invitation has expired',
  expiredHelp: (day: string) => `It expired on ${day}, ${INVITATION_DAYS} days after you last sent it.`,
  withdrawn: 'This invitation is withdrawn',
  withdrawnHelp: 'Nobody can accept it. Add the same address again to send a new one.',
  activeHint: 'An inactive employee can no longer sign in or use the company card.',
  invitedHint: 'The invitation is not accepted yet. An inactive employee cannot accept it.',
  status: { accepted: 'Active', waiting: 'Invited', expired: 'Invitation expired', inactive: 'Inactive' },
  expiredWayOn: 'Send it again from the list of employees',
  addAgain: 'Add an employee',
  expiredOn: (day: string) => `Expired on ${day}`,
  sendAgain: 'Send again',
} as const;
