import type { Meta, StoryObj } from '@storybook/react-vite';
import { MailPreview } from './mail-preview';

const meta: Meta<typeof MailPreview> = {
  title: 'Mails/All mails',
  component: MailPreview,
  tags: ['screen', 'area:mails', '!autodocs'],
  argTypes: { name: { description: 'The kind of mail.', control: false } },
  parameters: { frame: 'none', layout: 'fullscreen' },
};
export default meta;

/** One story for each kind of mail, by its name in `api/src/mail-kinds.ts`. */
const previewOf = (name: string): StoryObj<typeof MailPreview> => ({ args: { name } });

export const AccountCode = previewOf('account-code');
export const AccountChangeCode = previewOf('account-change-code');
export const AccountReset = previewOf('account-reset');
export const AccountKnownAddress = previewOf('account-known-address');
export const AccountPasswordChanged = previewOf('account-password-changed');
export const AccountAddressChange = previewOf('account-address-change');
export const AccountNewDevice = previewOf('account-new-device');
export const AccountErased = previewOf('account-erased');
export const EmployeeWelcome = previewOf('employee-welcome');
export const EmployeeInvitations = previewOf('employee-invitations');
export const EmployeeKnownAddress = previewOf('employee-known-address');
export const OrderReceipt = previewOf('order-receipt');
export const OrderLatePayment = previewOf('order-late-payment');
export const OrderPayLink = previewOf('order-pay-link');
export const OrderCanceled = previewOf('order-canceled');
export const OrderDelivered = previewOf('order-delivered');
export const OrderDispute = previewOf('order-dispute');
export const CompanyDispute = previewOf('company-dispute');
export const CompanyRefund = previewOf('company-refund');
export const OrderRefunded = previewOf('order-refunded');
export const OrderShipped = previewOf('order-shipped');
export const PaymentSlow = previewOf('payment-slow');
export const RenewalFailed = previewOf('renewal-failed');
export const RenewalBankAsks = previewOf('renewal-bank-asks');
export const RenewalPaused = previewOf('renewal-paused');
export const RenewalSoon = previewOf('renewal-soon');
export const RenewalsEnded = previewOf('renewals-ended');
export const KitReportReady = previewOf('kit-report-ready');
export const VisitConfirmed = previewOf('visit-confirmed');
export const VisitMoved = previewOf('visit-moved');
export const VisitCancelled = previewOf('visit-cancelled');
export const VisitReminder = previewOf('visit-reminder');
export const VisitChangedMoney = previewOf('visit-changed-money');
export const VisitLateMoney = previewOf('visit-late-money');
export const VisitLookupCode = previewOf('visit-lookup-code');
export const VisitPayLink = previewOf('visit-pay-link');
export const VisitRefunded = previewOf('visit-refunded');
export const VisitDispute = previewOf('visit-dispute');
export const VisitResume = previewOf('visit-resume');
export const VisitResumeCode = previewOf('visit-resume-code');
export const VisitReportReady = previewOf('visit-report-ready');
export const NewMailer = previewOf('new-mailer');
export const Enquiry = previewOf('enquiry');
export const WaitingListConfirm = previewOf('waiting-list-confirm');
export const WaitingList = previewOf('waiting-list');
export const StockAlertConfirm = previewOf('stock-alert-confirm');
export const StockAlert = previewOf('stock-alert');
