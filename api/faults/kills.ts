import { failpointsAround as around, type Failpoint } from '../src/failpoints';

/** How a person books a visit, or leaves it. */
export type VisitWay =
  | 'at no cost'
  | 'by card'
  | 'on the hosted page'
  | 'by a card that is then left'
  | 'by a card that was charged without a place'
  | 'on a hosted page that is then left';

/** What happens to a subscription. */
export type SubscriptionWay =
  | 'a renewal that is paid'
  | 'a renewal that is refused for good'
  | 'a renewal that is paid with another card'
  | 'a renewal without a kit'
  | 'a renewal whose kit is back'
  | 'a renewal that is skipped'
  | 'a cancellation';

/** Between placing an order and paying for it by card. */
export const orderKills = around('order-placed', 'create-customer', 'create-intent', 'settle');

/** Where the call that orders, pays or leaves is interrupted and pressed again. */
export const breakOffs = [
  ...orderKills,
  ...around('create-session', 'confirm-intent', 'close-payment', 'create-subscription'),
];

export const companyCardKills = around('create-company', 'confirm-company');

/** Between the press that deletes an account and the end of its job. */
export const erasureKills: Failpoint[] = [
  ...around('erase-person', 'forget-mails', 'delete-customer'),
  'erase-person:cleared',
];

export const visitKills: [way: VisitWay, ...Failpoint[]][] = [
  ['at no cost', ...around('visit-hold', 'visit-place')],
  [
    'by card',
    ...around('visit-hold', 'create-intent', 'confirm-intent', 'visit-place', 'capture-payment', 'captured'),
  ],
  ['on the hosted page', ...around('create-session', 'accept', 'capture-payment', 'captured')],
  ['by a card that is then left', ...around('release-payment')],
  ['by a card that was charged without a place', ...around('refund-payment')],
  ['on a hosted page that is then left', ...around('close-payment')],
];

export const subscriptionKills: [way: SubscriptionWay, ...Failpoint[]][] = [
  ['a renewal that is paid', ...around('renewal', 'settle', 'accept')],
  ['a renewal that is refused for good', ...around('stop-retries')],
  ['a renewal that is paid with another card', ...around('change-subscription', 'pay-renewal')],
  ['a renewal without a kit', ...around('finalize-invoice', 'void-invoice', 'pause-subscription')],
  ['a renewal whose kit is back', ...around('resume-subscription')],
  ['a renewal that is skipped', ...around('change-subscription')],
  ['a cancellation', ...around('cancel-subscription')],
];
