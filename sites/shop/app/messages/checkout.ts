export const shippingMessages = {
  nameEmpty: 'Full Name cannot be empty!',
  addressEmpty: 'Address cannot be empty!',
  cityEmpty: 'City cannot be empty!',
  cityUnknown: 'Choose a city in this state.',
  stateEmpty: 'State cannot be empty!',
  countryEmpty: 'Country cannot be empty!',
  zipUnknown: 'We do not know this ZIP code. Check it, or enter your city and state below.',
  saveInformation: 'Save this information for next time',
} as const;

export const paymentMessages = {
  useMyCard: 'Use My Card',
  useCompanyCard: 'Use Company Card',
  companyCardWarning:
    'The payment will be deducted from the company card. Go on only if you are authorised to use it.',
  chooseCard: 'Choose which card to use.',
  failed: (message: string) => `Payment failed ${message}`,
  enterCard: 'Enter your card details to pay.',
  unpaid: 'This order is not paid yet.',
  notPaidYet: 'We have not received the payment yet. It can take a minute after you paid.',
} as const;
