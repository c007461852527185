export const shippingMessages = {
  zipUnknown: 'We can’t find this ZIP code. Check it, or enter your city and state below.',
  saveInformation: 'Save this information for next time',
  checkAddress: 'Check your address',
  cartChanged: 'Your cart has changed',
  nothingOrdered: 'Nothing was ordered. Check what is different, then go on.',
  incomplete: 'This form did not say what it orders. Check your cart below and press the button again.',
  whichCity: 'That ZIP code belongs to another city. Which one should we print?',
} as const;

export const paymentMessages = {
  notHeld:
    'We cannot set these kits aside for you before you pay. They are yours once you have paid. If they sell out while you pay, your money goes back to your card.',
  useMyCard: 'Use My Card',
  useCompanyCard: 'Use Company Card',
  whichCard: 'Which card do you want to use?',
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
  payBefore: (time: string) => `You can pay for it until ${time}. After that, it is canceled.`,
  heldUntil: (time: string) =>
    `We are holding its kits for you until ${time}. If it is not paid by then, it is canceled.`,
  incomplete: 'This form did not say what it pays for. Check your order below and press the button again.',
  changed: 'Your order has changed',
  changedSince:
    'A price or discount is different now. Update your order to go on; nothing is charged until you pay.',
  sessionEnded:
    'Your session has ended. Sign in again to go on. We then ask our payment provider whether you were charged.',
  notKnown: 'We do not know yet whether you have been charged.',
  whenKnown:
    'We keep asking our payment provider and usually know within a minute. Once the order is paid, we’ll email you the receipt. If it is not, nothing is charged and you can try again.',
  lookAgain: 'Look again',
  cartDiffers: 'Your cart has changed since you placed this order',
  updateOrder: 'Update order',
  cartEmpty: 'Your cart is empty, but this order is still waiting for your payment.',
  linkOver: 'The link no longer works, because the order changed after it was made.',
  released: 'The time to pay for this order ran out, and its kits were released. Your cart is as it was.',
  notPaidYet: 'We have not received the payment yet. It can take a minute after you paid.',
  unreachable: 'We could not reach the payment service. Try again.',
  notAnswered: 'Our service, or the payment service behind it, did not answer. Try again.',
  serviceAway: 'Our service did not answer. Try again in a minute.',
  passwordFirst: 'Enter your password first.',
} as const;

/** Texts of a pay link's page when there is nothing to pay. */
export const payLinkMessages = {
  heading: 'Pay for an order',
  asked: 'Someone asked to pay for this order on this device.',
  next: 'You enter the card on our payment provider’s page. Nothing is charged before you confirm it there.',
  changed:
    'This link no longer works. The person who placed the order can sign in on any device, check it, and pay.',
  nothingToPay: 'You can close this page. The person who placed the order can sign in to see it.',
  over: 'The person who placed the order can sign in and order the kits again.',
  unknown: 'Check that you opened the whole link, or ask the person who sent it for a new one.',
  notKnown: 'We do not know yet whether this order has been paid for.',
  whenKnown: 'We usually know within a minute. Look again then; an order is never charged twice.',
  incomplete: 'This form did not say what it pays for. Check the order below and press the button again.',
} as const;
