import { INVITATION_DAYS } from '@larkwell/contracts/numbers/accounts';

export const employeeTexts = {
  empty: 'There are no employees added for your organization',
  noTests: 'There are no employees test history for your organization',
  noPayments: 'There is no payment history for your organization',
  noResults: 'No results found',
  cardNotKnown: 'Our payment provider cannot tell us right now. Check again in a minute.',
  searchHint: (above: number) => `Type ${above + 1} characters or more`,
  emailHint:
    'We’ll email an invitation here. An address that already has its own account cannot accept it. To send the invitation again, add the same address again.',
  expired: 'This invitation has expired',
  expiredHelp: (day: string) => `It expired on ${day}, ${INVITATION_DAYS} days after you last sent it.`,
  withdrawn: 'This invitation is withdrawn',
  withdrawnHelp: 'Nobody can accept it. Add the same address again to send a new one.',
  activeHint: 'An inactive employee can no longer sign in or use the company card.',
  invitedHint: 'They have not accepted the invitation yet. If you make them inactive, they no longer can.',
  status: { accepted: 'Active', waiting: 'Invited', expired: 'Invitation expired', inactive: 'Inactive' },
  expiredWayOn: 'Send it again from the list of employees',
  addAgain: 'Add an employee',
  expiredOn: (day: string) => `Expired on ${day}`,
  sendAgain: 'Send again',
} as const;
