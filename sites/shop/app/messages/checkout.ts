export const shippingMessages = {
  zipUnknown: 'We do not know this ZIP code. Check it, or enter your city and state below.',
  saveInformation: 'Save this information for next time',
  checkAddress: 'Check your address',
  whichCity: 'The ZIP code belongs to another city. Which one shall we print?',
} as const;

export const paymentMessages = {
  useMyCard: 'Use My Card',
  useCompanyCard: 'Use Company Card',
  whichCard: 'Which card do you pay with?',
  chooseCard: 'Choose which card to use.',
  failed: (message: string) => `Payment failed ${message}`,
  enterCard: 'Enter your card details to pay.',
  enterCardToAdd: 'Enter the card’s details to add it.',
  notChargedNow: 'Nothing is charged now.',
  noCharge: 'You are charged once, when you press Pay.',
  unpaid: 'This order is not paid yet.',
  released: 'The time to pay for this order is over, and its kits were released. Your cart is as it was.',
  notPaidYet: 'We have not received the payment yet. It can take a minute after you paid.',
  unreachable: 'We could not reach the payment service. You have not been charged. Try again.',
} as const;
