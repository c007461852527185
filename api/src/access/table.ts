import { makeKitRegistration } from '@larkwell/contracts/testing';
import { home, once } from '../../testing/shopper';
import type { World } from './world';

/**
 * Who may call.
 * - `open`: everybody; an opaque id in the input is what opens anything
 * - `signed-in`: everybody with a session, for what the session decides
 * - `maya`: Maya, for what is hers; to anybody else it is not there
 * - `organisation`: every organisation, for what is its own
 * - `olive`: Olive, for what is hers; to another organisation it is not there
 */
export type Access = 'open' | 'signed-in' | 'maya' | 'organisation' | 'olive';

interface Row {
  access: Access;
  input?: (world: World) => unknown;
}

const open: Row = { access: 'open' };
const row = (access: Access, input?: Row['input']): Row => (input ? { access, input } : { access });

const { full_name: _name, ...place } = home;
const newPassword = { newPassword: 'Larkwell#2', confirmNewPassword: 'Larkwell#2' };
const employee = { fullName: 'Ines Park', phone: '(402) 555-0133', ...place };
const preferences = { orderUpdates: true, reportReady: true, subscriptionReminders: true, news: false };

/** One row for every call there is, by its name in the contract. */
export const accessTable: Record<string, Row> = {
  'accounts.login': open,
  'accounts.signup': open,
  'accounts.verifyCode': open,
  'accounts.resendCode': open,
  'accounts.forgotPassword': open,
  'accounts.resetPassword': open,
  'accounts.signOut': open,
  'accounts.matchToken': open,
  'accounts.changePassword': row('maya', ({ maya }) => ({
    email: maya.email,
    oldPassword: 'x',
    ...newPassword,
  })),
  'accounts.get': row('maya', ({ maya }) => ({ id: maya.id })),
  'accounts.updateProfile': row('maya', ({ maya }) => ({ id: maya.id, fullName: 'Maya L' })),
  'accounts.validateAddress': row('maya', ({ maya }) => ({ id: maya.id, ...place })),
  'accounts.getNotificationPreferences': row('maya', ({ maya }) => ({ id: maya.id })),
  'accounts.updateNotificationPreferences': row('maya', ({ maya }) => ({ id: maya.id, ...preferences })),
  'agreements.get': row('olive', ({ olive }) => ({ id: olive.id })),
  'appointments.available': open,
  'appointments.reserveByGet': open,
  'appointments.reserve': open,
  'appointments.confirm': open,
  'appointments.createCharge': open,
  'appointments.createCheckoutSession': open,
  'appointments.createPayLink': open,
  'appointments.openPayLink': open,
  'appointments.paymentState': open,
  'appointments.listBookings': open,
  'appointments.requestLookupCode': open,
  'appointments.cancelBooking': open,
  'appointments.moveBooking': open,
  'appointments.getConfirmation': open,
  'appointments.getCalendar': open,
  'cart.price': open,
  'cart.createOrder': row('maya', ({ maya, kit }) => ({
    ...home,
    id: maya.id,
    email: maya.email,
    cartItems: [once(kit)],
  })),
  'coupons.check': row('signed-in', () => ({ code: 'NONE' })),
  'drafts.create': open,
  'drafts.get': open,
  'drafts.update': open,
  'employees.list': row('organisation'),
  'employees.create': row('organisation', ({ maya }) => ({ ...employee, email: maya.email })),
  'employees.get': row('olive', ({ employeeId: id }) => ({ id })),
  'employees.update': row('olive', ({ employeeId: id }) => ({ id, ...employee, isActive: '1' })),
  'employees.listOrders': row('organisation'),
  'employees.listTests': row('organisation'),
  'employees.listPayments': row('organisation'),
  'employees.getPayment': row('olive', ({ paymentId: id }) => ({ id })),
  'faq.listCategories': open,
  'faq.list': open,
  'kits.check': row('signed-in', () => ({ registerKitId: 'AAAAA-AAAAB' })),
  'kits.register': row('signed-in', () => ({ ...makeKitRegistration(), emailId: 'nobody@example.com' })),
  'locations.list': open,
  'orders.list': row('maya', ({ maya }) => ({ userId: maya.id })),
  'orders.get': row('maya', ({ maya, orderId: id }) => ({ userId: maya.id, id })),
  'orders.getOrderData': row('maya', ({ maya, orderId: id }) => ({ userId: maya.id, id })),
  'orders.updateOrderData': row('maya', ({ maya, orderId: id }) => ({
    userId: maya.id,
    id,
    email: maya.email,
    ...place,
  })),
  'orders.getConfirmed': row('maya', ({ maya, orderId }) => ({ userId: maya.id, orderId })),
  'orders.giveFeedback': row('maya', ({ maya, orderId }) => ({
    userId: maya.id,
    orderId,
    rating: 4,
    feedBackText: 'Good',
  })),
  'pages.get': open,
  'payments.createPaymentIntent': row('maya', ({ unpaidOrderId: orderId }) => ({ orderId })),
  'payments.checkout': row('maya', ({ unpaidOrderId: orderId }) => ({ orderId })),
  'payments.createCheckoutSession': row('maya', ({ unpaidOrderId: orderId }) => ({ orderId })),
  'payments.createPayLink': row('maya', ({ unpaidOrderId: orderId }) => ({ orderId })),
  'payments.openPayLink': open,
  'payments.getPaymentState': row('maya', ({ orderId }) => ({ orderId })),
  'payments.listPaymentMethods': row('olive', ({ olive }) => ({ userId: olive.id })),
  'payments.addPaymentMethod': row('olive', ({ olive }) => ({ userId: olive.id, setupIntent: 'seti_none' })),
  'payments.removePaymentMethod': row('olive', ({ cardId: pId }) => ({ pId })),
  'payments.createSetupIntent': row('organisation'),
  'payments.createSetupSession': row('organisation'),
  'places.countries': open,
  'places.states': open,
  'places.cities': open,
  'places.zip': open,
  'places.suggest': open,
  'products.get': open,
  'products.listCategories': open,
  'products.listByCategory': open,
  'products.search': open,
  'products.checkQuantity': open,
  'reports.list': row('maya', ({ maya }) => ({ email: maya.email })),
  'reports.get': row('maya', ({ reportId }) => ({ reportId })),
  'reports.getPdf': row('maya', ({ reportId }) => ({ reportId })),
  'subscriptions.list': row('maya', ({ maya }) => ({ userId: maya.id })),
  'subscriptions.create': row('maya', ({ unpaidOrderId: orderId }) => ({ orderId })),
  'subscriptions.cancel': row('maya', ({ subscriptionId }) => ({ subscriptionId })),
  'support.submitEnquiry': open,
  'tracking.get': row('maya', ({ trackingId }) => ({ trackingId })),
  'uploads.uploadInsuranceImage': open,
  'uploads.removeInsuranceImage': open,
};
