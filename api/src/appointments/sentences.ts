import { BUDGET_HOURS } from '@larkwell/contracts/numbers/accounts';
import { HOLD_MINUTES, MAX_PEOPLE } from '@larkwell/contracts/numbers/visits';

export const holdOverSentence = `The appointment time has expired. Choose another time and book within ${HOLD_MINUTES} minutes.`;

export const lateMoneySentence =
  'Your payment arrived after the time was given to someone else. You were not charged. Choose another time.';

export const paidVisitSentence = 'This visit is already paid. There is nothing left to do.';

export const nothingToPaySentence = 'There is nothing to pay for this visit.';

export const visitChangedSentence = 'Your visit changed since you opened this page.';

export const staleConsentSentence = 'Your visit changed since you opened this page. Nothing was booked.';

export const agreeAgainSentence =
  'Your visit has changed since you agreed to it. Check your answers and agree again.';

export const authorizedSentence =
  'Your bank approved the payment, but the visit is not booked yet. You are charged only once it is.';

export const changedMoneySentence =
  'Your visit changed before your payment arrived. You were not charged. Check your answers and pay again.';

export const linkOverSentence = 'The visit changed after this link was made, so the link no longer works.';

export const notOfferedSentence =
  'This location no longer offers that test. Choose another location or test.';

export const linkForListSentence = `We have sent several messages to this address in the last ${BUDGET_HOURS} hours. Check your mailbox, open the link in our email about your booking, or try again tomorrow.`;

export const linkForChangeSentence = `We have sent several messages to this address in the last ${BUDGET_HOURS} hours. To change the booking, open the link in our email about it, or try again tomorrow.`;

export const unknownLinkSentence =
  'We can’t find this payment link. Check that you opened the whole link, or ask the person who sent it for a new one.';

/** Follows a refusal, once Stripe has said that no payment for the visit went through. */
export const notChargedSentence = 'You have not been charged.';

export const givenBackSentence = 'The whole amount goes back to your card.';

export const failedBookingSentence =
  'We could not finish this booking, so you are not booked. If your card was charged, the whole amount goes back to it.';

export const alreadyConfirmedSentence = 'This booking is already confirmed. Start a new one.';

export const unknownTimeSentence = 'This time is no longer offered. Choose another time.';

export const notFirstSentence = 'This visit is booked with others. Continue with the first person.';

export const togetherSentence = 'This visit is booked with others. Book all of them together.';

export const tooManyPeopleSentence = `At most ${MAX_PEOPLE} people can book together.`;

export const noneNearSentence =
  'No other time is free around yours at this location. Book for the people you have, or choose another time for all.';

export const noChargeSentence = 'Payment failed. Please try again';

export const alreadyCanceledSentence = 'This booking is already canceled.';
