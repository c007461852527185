export const profileMessages = {
  noInfo: 'No Info',
  noCards: 'No Info',
  confirmRemoveCard: 'Are you sure you want to remove this payment method',
  preferencesLead:
    'Receipts, and mails about your sign-in, your visits and payments that fail, are always sent.',
} as const;
