import { accountMails } from './accounts';
import { bookingMails } from './appointments';
import { invitationsMail, knownAddressInvitationMail, welcomeMail } from './invitations';
import { accountErasedMail } from './erasure';
import type { MailKind } from './mails';
import {
  companyDisputeMail,
  companyRefundMail,
  orderMails,
  orderCanceledMail,
  orderDeliveredMail,
  orderDisputeMail,
  orderRefundedMail,
  orderShippedMail,
} from './orders';
import { newMailerMail } from './kits';
import { slowPaymentMail } from './payments';
import { reportReadyMail } from './reports';
import { renewalMails } from './subscriptions';
import { backInStockMail, confirmStockAlertMail } from './stock-alerts';
import { enquiryMail } from './support';
import { confirmWaitingMail, timeOpenedMail } from './waiting-list';

/** Every kind of mail that is sent. */
export const mailKinds: MailKind[] = [
  ...accountMails,
  accountErasedMail,
  welcomeMail,
  invitationsMail,
  knownAddressInvitationMail,
  ...orderMails,
  orderCanceledMail,
  orderDeliveredMail,
  orderDisputeMail,
  companyDisputeMail,
  companyRefundMail,
  orderRefundedMail,
  orderShippedMail,
  slowPaymentMail,
  ...renewalMails,
  reportReadyMail,
  ...bookingMails,
  newMailerMail,
  enquiryMail,
  confirmStockAlertMail,
  backInStockMail,
  confirmWaitingMail,
  timeOpenedMail,
];
