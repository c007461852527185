export const profileMessages = {
  noInfo: 'No Info',
  noCards: 'No Info',
  cardOfOrganization: 'Your employees can pay their orders with it. They never see its number.',
  cardOfPerson: 'You can choose it when you pay. We never see its full number.',
  noSavedCards: 'You have no saved cards.',
  cardRenews: 'This card pays for a subscription',
  cardRenewsNext: 'You can remove it once the subscription is paid with another card.',
  confirmRemoveCard: 'Are you sure you want to remove this payment method',
  preferencesLead:
    'Receipts, and mails about your sign-in, your visits and payments that fail, are always sent.',
  sessionsLead:
    'You are signed in on these devices. End any that you do not know, then change your password. Times are Eastern Time.',
  sessionEnded: 'That device is signed out.',
  otherSessionsEnded: 'Every other device is signed out.',
  unknownDevice: 'A device we do not know',
} as const;
