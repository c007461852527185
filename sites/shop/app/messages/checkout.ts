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
  ownCardSeenBy: 'Only you see this order. Your organization sees neither your tests nor what you paid.',
  companyCardSeenBy:
    'Your organization sees your name, the tests and the amount. It sees a report only if its agreement with us says so.',
  chooseCard: 'Choose which card to use.',
  failed: (message: string) => `Payment failed ${message}`,
  enterCard: 'Enter your card details to pay.',
  enterCardToAdd: 'Enter the card’s details to add it.',
  notChargedNow: 'Nothing is charged now.',
  noCharge: 'You are charged once, when you press Pay.',
  chargeNow: 'You are charged when you press Pay, and at each renewal until you cancel.',
  unpaid: 'This order is not paid yet.',
  incomplete: 'This form did not say what it pays for. Check your order below and press the button again.',
  changed: 'Your order has changed',
  changedSince:
    'A price or discount is different now. Update your order to go on; nothing is charged until you pay.',
  sessionEnded:
    'Your session has ended. Sign in again to go on. We then ask our payment provider whether you were charged.',
  notCharged: 'You have not been charged for this order. You can pay for it now.',
  notChargedBecause: (why: string) => `${why} You have not been charged.`,
  notKnown: 'We do not know yet whether you have been charged.',
  whenKnown:
    'We keep asking our payment provider and usually know within a minute. Once the order is paid, we mail you the receipt. If it is not, nothing is charged and you can try again.',
  lookAgain: 'Look again',
  cartDiffers: 'Your cart has changed since you placed this order',
  updateOrder: 'Update order',
  cartEmpty: 'Your cart is empty now, but this order still waits for your payment.',
  changedSinceLink: 'This order changed after this link was made. Nothing was charged.',
  linkOver: 'The link no longer works, because the order changed after it was made.',
  released: 'The time to pay for this order is over, and its kits were released. Your cart is as it was.',
  notPaidYet: 'We have not received the payment yet. It can take a minute after you paid.',
  unreachable: 'We could not reach the payment service. You have not been charged. Try again.',
} as const;
