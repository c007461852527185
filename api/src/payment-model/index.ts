export type { PaidCard, PaymentKind, PaymentRow, SubjectKind, SubjectName } from './payment';
export {
  listStates,
  liveStates,
  mayBecome,
  type PaymentState,
  paymentStates,
  type PaymentStep,
} from './states';
