export const profileMessages = {
  noInfo: 'No Info',
  preferencesLead:
    'We always send receipts, and emails about your sign-in, your visits and payments that fail.',
  sessionsLead:
    'You are signed in on these devices. End any you do not recognize, then change your password. Times are Eastern Time.',
  sessionEnded: 'That device is signed out.',
  otherSessionsEnded: 'Every other device is signed out.',
  unknownDevice: 'Unknown device',
} as const;
