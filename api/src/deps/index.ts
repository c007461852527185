export type { Deps } from './deps';
export {
  type DisputeNews,
  type PaymentOffer,
  type PaymentQuote,
  type PaymentSubject,
  type PaymentSubjects,
  type ReturnedMoney,
  subjectOf,
} from './payment-subject';
export type { Settings } from './settings';
