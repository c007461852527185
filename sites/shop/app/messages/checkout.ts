export const shippingMessages = {
  zipUnknown: 'We can’t find this ZIP code. Check it, or enter your city and state below.',
  saveInformation: 'Save this information for next time',
  checkAddress: 'Check your address',
  cartChanged: 'Your cart has changed',
  nothingOrdered: 'Nothing was ordered. Check what changed, then continue.',
  incomplete: 'Part of this form was missing. Check your cart below and press the button again.',
  whichCity: 'That ZIP code is for another city. Which one should we print on the label?',
} as const;

export const paymentMessages = {
  notHeld:
    'We cannot set these kits aside for you before you pay. They are yours once you have paid. If they sell out while you pay, your money goes back to your card.',
  useMyCard: 'Use My Card',
  useCompanyCard: 'Use Company Card',
  whichCard: 'Which card do you want to use?',
  ownCardSeenBy: 'Only you see this order. Your organization does not see your tests or what you paid.',
  companyCardSeenBy:
    'Your organization sees your name, the tests and the amount. It sees a report only if its agreement with us says so.',
  chooseCard: 'Choose which card to use.',
  saveCard: 'Save this card for next time',
  newCardBelow: 'Enter the new card on our secure payment page, below.',
  failed: (message: string) => `Payment failed ${message}`,
  enterCard: 'Enter your card details to pay.',
  enterCardToAdd: 'Enter the card’s details to add it.',
  notChargedNow: 'Nothing is charged now.',
  noCharge: 'You are charged once, when you press Pay.',
  chargeNow: 'You are charged when you press Pay, and at each renewal until you cancel.',
  unpaid: 'This order is not paid yet.',
  payBefore: (time: string) => `You can pay for it until ${time}. After that, it is canceled.`,
  heldUntil: (time: string) =>
    `We are holding your kits until ${time}. If the order is not paid by then, it is canceled.`,
  incomplete: 'Part of this form was missing. Check your order below and press the button again.',
  changed: 'Your order has changed',
  changedSince:
    'A price or discount has changed. Update your order to continue. Nothing is charged until you pay.',
  sessionEnded:
    'Your session has ended. Sign in again to continue. Then we’ll check with our payment provider whether you were charged.',
  notKnown: 'We do not know yet whether you have been charged.',
  whenKnown:
    'We keep checking, and usually know within a minute. Once the order is paid, we’ll email you the receipt. If it is not, nothing is charged and you can try again.',
  lookAgain: 'Check again',
  cartDiffers: 'Your cart has changed since you placed this order',
  updateOrder: 'Update order',
  cartEmpty: 'Your cart is empty, but this order is still waiting for your payment.',
  linkOver: 'The link no longer works, because the order changed after it was made.',
  released:
    'The time to pay for this order ran out, so we no longer hold its kits. Your cart has not changed.',
  notPaidYet: 'We have not received the payment yet. It can take a minute after you pay.',
  unreachable: 'We could not reach the payment service. Try again.',
  notAnswered: 'Our service or the payment service did not respond. Try again.',
  serviceAway: 'Our service did not respond. Try again in a minute.',
  passwordFirst: 'Enter your password first.',
} as const;

/** Texts of a pay link's page when there is nothing to pay. */
export const payLinkMessages = {
  heading: 'Pay for an order',
  asked: 'Someone asked to pay for this order on this device.',
  next: 'You enter the card on our payment provider’s page. Nothing is charged until you confirm it there.',
  changed:
    'This link no longer works. The person who placed the order can sign in on any device, check it, and pay.',
  nothingToPay: 'You can close this page. The person who placed the order can sign in to see it.',
  over: 'The person who placed the order can sign in and order the kits again.',
  unknown: 'Check that you opened the whole link, or ask the person who sent it for a new one.',
  notKnown: 'We do not know yet whether this order has been paid for.',
  whenKnown: 'We usually know within a minute. Check again then. An order is never charged twice.',
  incomplete: 'Part of this form was missing. Check the order below and press the button again.',
} as const;
