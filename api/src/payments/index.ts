export { confirmIntent, ensureIntent } from './card-intent';
export { cardEvents } from './card-setup';
export { closePayment } from './close-payment';
export { closeUnwanted } from './close-unwanted';
export { chargeCompanyCard } from './company-card';
export { savedCardRoutes } from './saved-card-routes';
export { chooseToSave, keepPaidCard } from './save-choice';
export type { StripeEventRule } from './events';
export { followCharge } from './follow-charge';
export { followUp } from './follow-up';
export { ensurePage } from './hosted-page';
export { slowPaymentMail } from './mails/slow-payment-mail';
export { isCardInUse, oneAtATime } from './one-at-a-time';
export { tellCardRefusal } from './card-refusal';
export { paymentSentences } from './sentences';
export { openPayment } from './open-payment';
export { outsideCall } from './outside-call';
export { oweBack } from './owe-back';
export { createPayLink, findPayLink } from './pay-links';
export { chargeEventTypes, intentOfCharge, paymentEvents } from './payment-events';
export { lockWithSubject } from './lock-payment';
export { noteProblem } from './problems';
export { settlePayments } from './reconcile';
export { seeCharges } from './see-charges';
export { settle, trySettle } from './settle';
export { settleByHand } from './settle-by-hand';
export {
  changeState,
  findHeldPayment,
  findLatestPayment,
  findPaymentByStripeId,
  findTakenPayment,
  findWhyGivenBack,
  getPayment,
  hasOpenPayment,
  insertPayment,
  listLivePayments,
  lockPayment,
  statesIn,
} from './store';
export { customerEvents, ensureStripeCustomer } from './stripe-customer';
export { listDisputedPayments, listStuckPayments } from './stuck-payments';
export { watchPayments } from './watchdog';
export { stripeWebhook } from './webhook';
