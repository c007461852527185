export const orderMessages = {
  empty: 'No item added yet',
  noFeedback: 'None',
  giveFeedback: 'Give feedback',
  feedbackTitle: 'How was it?',
  ratingHint: 'The left half of a star counts as half.',
  yourFeedback: 'Your feedback',
  again: 'Order again',
  addedAgain: 'The kits from that order are in your cart, at today’s prices.',
  addedInPart: 'Some kits from that order are in your cart, at today’s prices.',
  invoice: 'Invoice (PDF)',
  cancel: 'Cancel order',
  notShipped: 'Your order has not shipped yet. We’ll email you when it does.',
  shipsOncePaid: 'Your order ships once it is paid.',
  refunded: 'This order was refunded and will not ship.',
  disputed: 'The bank is reviewing the payment',
  shipsOnceSettled:
    'We ship this order if the bank decides in favor of the payment. Until then, its address cannot change.',
  afterReview:
    'We email you when the bank has decided. If the report is a mistake, contact the bank that issued the card.',
  canceled: 'This order was canceled and will not ship.',
  paymentReturned: 'The bank returned the payment to the card it came from.',
  inDoubtShort: 'We do not know yet whether it was paid',
  disputedShort: 'Payment under review',
  returnedShort: 'Payment returned',
  carrierAway: 'USPS is not responding right now, so we cannot see where your package is. Try again later.',
  noScans: 'USPS has not scanned your package yet.',
} as const;

/** Of canceling a paid order before it is sent. */
export const cancelMessages = {
  title: 'Cancel this order?',
  lead: (orderNumber: string) => `Order ${orderNumber} has not been sent yet, so you can still cancel it.`,
  goesBack: (amount: string) =>
    `${amount} goes back to the card you paid with. The bank may take 5 to 10 business days to show it.`,
  goesBackToCompany: (amount: string) =>
    `${amount} goes back to your organization’s card. We’ll email them about it.`,
  ends: (kits: string) =>
    `The subscription that began with this order ends too: ${kits}. You are not charged for it again.`,
  button: 'Cancel order',
  keep: 'Keep it',
  givingBack: (amount: string) =>
    `${amount} is on its way back to the card. We’ll keep trying until it goes through.`,
} as const;

/** Of a payment that an order had no use for. */
export const givenBackMessages = {
  paidTwice: (amount: string) => `You paid twice: ${amount} goes back to the card it came from`,
  paidTooLate: (amount: string) => `Your payment came too late: ${amount} goes back to the card it came from`,
  doneOn: (day: string) => `We returned it on ${day}. The bank may take 5 to 10 business days to show it.`,
  notDone: 'We are returning it, and we’ll keep trying until it goes through.',
} as const;

export const subscriptionMessages = {
  empty: 'No Subscription',
  choose: 'Choose one of the options',
  cardElsewhere: 'You enter the card there, come back here and confirm it. That page needs JavaScript.',
  cardNotKnown:
    'We do not know yet whether your new card was taken. Check your subscription before you try again. You are never charged twice.',
  endedCard: 'This subscription is canceled, so its card cannot be changed.',
  cardEntered: 'Our payment provider has your new card. Press the button to use it.',
  confirmCancel: 'Cancel this subscription?',
  cancelText:
    'We will not send any more kits or charge you again. A kit that you already paid for will still be sent.',
  cancelDisputed:
    'We will not send any more kits or charge you again. A paid kit that has not shipped is sent only if the bank decides in favor of its payment.',
} as const;

/** Of a renewal that is not paid. */
export const dueMessages = {
  by: (amount: string, day: string) => `${amount}, by ${day}`,
  notKnown: (amount: string) => `${amount}, unless it has just been paid`,
  thenRenews: (day: string) => `${day}, once the amount due is paid`,
  refusedCard: (card: string) => `${card}, which your bank refused`,
  askedCard: (card: string) => `${card}, which your bank asks you about`,
  listed: (amount: string, day: string, months: number) =>
    `${amount} due by ${day}, then every ${months} months`,
  cancel: (amount: string) =>
    `${amount} is due for a renewal. If you cancel, you owe nothing. We will not charge it or send the kit.`,
  cancelNotKnown: (amount: string) =>
    `We do not know yet whether ${amount} for a renewal was paid. If it was, its kit will still be sent. If not, you owe nothing once you cancel.`,
} as const;
