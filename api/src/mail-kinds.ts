import { accountMails } from './accounts/account-mails';
import { bookingMails } from './appointments/booking-mails';
import { invitationsMail } from './invitations/invitations-mail';
import { knownAddressInvitationMail } from './invitations/known-address-invitation-mail';
import { welcomeMail } from './invitations/welcome-mail';
import { accountErasedMail } from './erasure/account-erased-mail';
import type { MailKind } from './mails/define-mail';
import { orderMails } from './orders/order-mails';
import { orderDeliveredMail } from './orders/order-delivered-mail';
import { orderRefundedMail } from './orders/order-refunded-mail';
import { orderShippedMail } from './orders/order-shipped-mail';
import { slowPaymentMail } from './payments/mails/slow-payment-mail';
import { reportReadyMail } from './reports/report-ready-mail';
import { renewalMails } from './subscriptions/renewal-mails';
import { enquiryMail } from './support/enquiry-mail';

/** Every kind of mail the product sends. */
export const mailKinds: MailKind[] = [
  ...accountMails,
  accountErasedMail,
  welcomeMail,
  invitationsMail,
  knownAddressInvitationMail,
  ...orderMails,
  orderDeliveredMail,
  orderRefundedMail,
  orderShippedMail,
  slowPaymentMail,
  ...renewalMails,
  reportReadyMail,
  ...bookingMails,
  enquiryMail,
];
