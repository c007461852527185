export const profileMessages = {
  noInfo: 'No Info',
  noCards: 'No Info',
  confirmRemoveCard: 'Are you sure you want to remove this payment method',
  preferencesLead:
    'Receipts, and mails about your sign-in, your visits and payments that fail, are always sent.',
  sessionsLead:
    'You are signed in on these devices. End any that you do not know, then change your password. Times are Eastern Time.',
  sessionEnded: 'That device is signed out.',
  otherSessionsEnded: 'Every other device is signed out.',
  unknownDevice: 'A device we do not know',
} as const;
