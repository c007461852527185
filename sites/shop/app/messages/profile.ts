export const profileMessages = {
  noInfo: 'No Info',
  noCards: 'No Info',
  cardOfOrganization: 'Your employees can pay for their orders with it. They never see its number.',
  cardOfPerson: 'You can choose it when you pay. We never see its full number.',
  noSavedCards: 'You have no saved cards.',
  cardRenews: 'This card pays for a subscription',
  cardRenewsNext: 'You can remove it once the subscription is paid with another card.',
  confirmRemoveCard: 'Are you sure you want to remove this payment method',
  preferencesLead:
    'We always send receipts, and emails about your sign-in, your visits and payments that fail.',
  sessionsLead:
    'You are signed in on these devices. End any you do not recognize, then change your password. Times are Eastern Time.',
  sessionEnded: 'That device is signed out.',
  otherSessionsEnded: 'Every other device is signed out.',
  unknownDevice: 'Unknown device',
} as const;
