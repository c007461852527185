export const orderMessages = {
  empty: 'No item added yet',
  noFeedback: 'None',
  giveFeedback: 'Give feedback',
  feedbackTitle: 'How was it?',
  ratingHint: 'The left half of a star counts as half.',
  yourFeedback: 'Your feedback',
  notShipped: 'Your order has not shipped yet. We’ll email you when it does.',
  shipsOncePaid: 'Your order ships once it is paid.',
  refunded: 'This order was refunded and will not ship.',
  disputed: 'The bank is looking at the payment of this order',
  shipsOnceSettled: 'We ship it once that is settled. Until then, its address cannot change.',
  canceled: 'This order was canceled and will not ship.',
  paymentReturned: 'The bank returned the payment to the card it came from.',
  carrierAway: 'USPS does not answer right now, so we cannot say where your parcel is. Try again later.',
  noScans: 'USPS has not seen your parcel yet.',
} as const;

export const subscriptionMessages = {
  empty: 'No Subscription',
  choose: 'Choose one of the answers',
  cardElsewhere: 'You enter the card there, come back here and confirm it. That page needs JavaScript.',
  cardNotKnown:
    'We do not know yet whether your new card was taken. Look at your subscription before you try again. You are never charged twice.',
  endedCard: 'This subscription is canceled, so its card cannot be changed.',
  cardEntered: 'Our payment provider has your new card. Press the button to use it.',
  confirmCancel: 'Cancel this subscription?',
  cancelText: 'No further kit is sent and nothing more is charged. A kit that is paid already still comes.',
} as const;
