export const profileMessages = {
  noInfo: 'No Info',
  noCards: 'No Info',
  confirmRemoveCard: 'Are you sure you want to remove this payment method',
  preferencesLead: 'Mails about your sign-in and your visits are always sent.',
} as const;
