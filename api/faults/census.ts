import {
  makeAssessment,
  makeEnquiry,
  makeFeedback,
  makeKitRegistration,
  makeNewEmployee,
  makeNotificationPreferences,
  makeProfile,
  makeSignup,
  makeStockAlert,
} from '@larkwell/contracts/testing';
import type { CallName } from './calls';
import type { World } from './world';

export interface Row {
  /** What everyone requests: something of Maya's or Olive's where the call has an owner. */
  ask: (world: World) => object;
  /**
   * The answers to a visitor, Maya, the employee Eli, his organization Olive and the other organization Xena.
   */
  answers: string;
}

const row = (answers: string, ask: Row['ask'] = () => ({})): Row => ({ answers, ask });

const everybody = '200 200 200 200 200';
/** Not found for anyone: the id does not exist. */
const nobody = '404 404 404 404 404';
/** Everyone has proved another mailbox at most. */
const unproved = '403 403 403 403 403';
const onlyMaya = '401 200 404 404 404';
const onlyOlive = '401 403 403 200 404';

/** Who may make which call. A call without a row here does not compile. */
export const census: Record<CallName, Row> = {
  'accounts.login': row('401 401 401 401 401', () => ({
    email: 'nobody@example.com',
    password: 'Wrong#Pass1',
  })),
  'accounts.signup': row(everybody, () => makeSignup({ email: 'new-person@example.com' })),
  'accounts.matchToken': row('200 200 200 200 200', (w) => ({ email: w.maya.email, id: w.maya.id })),
  'accounts.verifyCode': row('422 422 422 422 422', (w) => ({ email: w.maya.email, code: '000000' })),
  'accounts.reauthenticate': row('401 422 422 422 422', () => ({ password: 'Wrong#Pass1' })),
  'accounts.undoEmailChange': row('422 422 422 422 422', () => ({ key: 'none' })),
  'accounts.resendCode': row(everybody, (w) => ({ email: w.maya.email })),
  'accounts.changePassword': row('401 422 403 403 403', (w) => ({
    email: w.maya.email,
    oldPassword: 'Wrong#Pass1',
    newPassword: 'Teal-Kettle-8',
    confirmNewPassword: 'Teal-Kettle-8',
  })),
  'accounts.forgotPassword': row(everybody, () => ({ email: 'nobody@example.com' })),
  'accounts.readResetLink': row(everybody, () => ({ resetKey: 'none' })),
  'accounts.resetPassword': row('422 422 422 422 422', () => ({
    resetKey: 'none',
    newPassword: 'Teal-Kettle-8',
    confirmNewPassword: 'Teal-Kettle-8',
  })),
  'accounts.get': row(onlyMaya, (w) => ({ id: w.maya.id })),
  'accounts.updateProfile': row(onlyMaya, (w) => ({
    id: w.maya.id,
    ...makeProfile({ email: w.maya.email }),
  })),
  'accounts.listSessions': row(onlyMaya, (w) => ({ id: w.maya.id })),
  'accounts.endSession': row(onlyMaya, (w) => ({ id: w.maya.id, sessionId: 'none' })),
  'accounts.endOtherSessions': row(onlyMaya, (w) => ({ id: w.maya.id })),
  'accounts.listAddresses': row(onlyMaya, (w) => ({ id: w.maya.id })),
  'accounts.addAddress': row(onlyMaya, (w) => ({ id: w.maya.id, ...w.home })),
  'accounts.changeAddress': row('401 404 404 404 404', (w) => ({
    id: w.maya.id,
    addressId: 'none',
    ...w.home,
  })),
  'accounts.removeAddress': row('401 404 404 404 404', (w) => ({ id: w.maya.id, addressId: 'none' })),
  'accounts.makeDefaultAddress': row('401 404 404 404 404', (w) => ({ id: w.maya.id, addressId: 'none' })),
  'accounts.createExportLink': row(onlyMaya, (w) => ({ id: w.maya.id })),
  'accounts.getExport': row('401 404 404 404 404', (w) => ({ id: w.maya.id, link: 'none' })),
  // Maya's paid order has not shipped.
  'accounts.erase': row('401 409 404 404 404', (w) => ({ id: w.maya.id })),
  'accounts.validateAddress': row(onlyMaya, (w) => ({ id: w.maya.id, ...w.home })),
  'accounts.getNotificationPreferences': row(onlyMaya, (w) => ({ id: w.maya.id })),
  'accounts.updateNotificationPreferences': row(onlyMaya, (w) => ({
    id: w.maya.id,
    ...makeNotificationPreferences(),
  })),
  'agreements.get': row(onlyOlive, (w) => ({ id: w.olive.id })),
  'appointments.available': row(everybody, (w) => ({ locationId: w.visit.location, date: w.visit.date })),
  // The patient has the only place: the answer says that it is taken.
  'appointments.reserveByGet': row(everybody, (w) => ({ slotId: w.visit.slot })),
  'appointments.reserve': row(nobody, (w) => ({ slotId: w.visit.slot, draftId: w.visit.draftRow })),
  // The answer says that the time is over: another draft cannot use the patient's place.
  'appointments.confirm': row(everybody, (w) => ({
    appointmentId: w.visit.slot,
    holdToken: w.visit.holdToken,
    draftId: w.draft,
  })),
  'appointments.createCharge': row(everybody, (w) => ({
    token: 'tok_visa',
    testType: 'RT-PCR',
    draftId: w.draft,
    holdToken: w.visit.liveHold,
  })),
  'appointments.createCheckoutSession': row(everybody, (w) => ({
    draftId: w.draft,
    holdToken: w.visit.liveHold,
  })),
  'appointments.createPayLink': row(everybody, (w) => ({ draftId: w.draft, holdToken: w.visit.liveHold })),
  'appointments.getPayLink': row(everybody, (w) => ({ linkId: w.visit.booking })),
  'appointments.openPayLink': row(everybody, (w) => ({ linkId: w.visit.booking })),
  'appointments.hasOpenPayment': row(everybody, (w) => ({ draftId: w.visit.draftRow })),
  'appointments.paymentState': row(nobody, (w) => ({ draftId: w.visit.draftRow })),
  // As specified, the list needs only the address.
  'appointments.listBookings': row(everybody, (w) => ({ userEmail: w.visit.patient.email })),
  'appointments.requestLookupCode': row(everybody, (w) => ({ userEmail: w.visit.patient.email })),
  'appointments.cancelBooking': row(unproved, (w) => ({ id: w.visit.booking })),
  'appointments.moveBooking': row(unproved, (w) => ({
    bookingId: w.visit.booking,
    slotId: w.visit.freeSlot,
  })),
  'appointments.getReport': row(unproved, (w) => ({ bookingId: w.visit.booking })),
  'appointments.openBookingLink': row(nobody, (w) => ({ link: `${w.visit.booking}.none` })),
  // As specified, the confirmation's own address opens it; its code does not.
  'appointments.getConfirmation': row(everybody, (w) => ({ bookingId: w.visit.booking })),
  'appointments.getCalendar': row(nobody, (w) => ({ bookingId: w.visit.code })),
  'cart.price': row(everybody, (w) => ({ cartItems: [line(w)] })),
  'cart.createOrder': row('401 201 404 404 404', (w) => ({
    id: w.maya.id,
    email: w.maya.email,
    ...w.home,
    cartItems: [line(w)],
  })),
  'coupons.check': row('401 200 403 200 200', (w) => ({ code: 'NONE', productIds: w.kit })),
  'drafts.create': row('201 201 201 201 201', () => ({ testType: 'RT-PCR', assessment: makeAssessment() })),
  'drafts.get': row(everybody, (w) => ({ draftId: w.draft })),
  'drafts.getStart': row(everybody, (w) => ({ draftId: w.draft })),
  'drafts.getHeldTime': row(everybody, (w) => ({ draftId: w.draft })),
  'drafts.update': row(everybody, (w) => ({ draftId: w.draft, testType: 'Antigen' })),
  'employees.list': row('401 403 403 200 200'),
  // An invitation takes nothing from anyone: several organizations may invite one address.
  'employees.create': row('401 403 403 201 201', () => makeNewEmployee({ email: 'ned.fields@example.com' })),
  // Eli has accepted his.
  'employees.sendInvitation': row('401 403 403 409 404', (w) => ({ id: w.eli.id })),
  'employees.get': row(onlyOlive, (w) => ({ id: w.eli.id })),
  'employees.update': row(onlyOlive, (w) => ({
    ...makeNewEmployee(),
    id: w.eli.id,
    email: undefined,
    isActive: '1',
  })),
  'employees.listOrders': row('401 403 403 200 200'),
  'employees.listTests': row('401 403 403 200 200'),
  'employees.listPayments': row('401 403 403 200 200'),
  'employees.getPayment': row(onlyOlive, (w) => ({ id: w.companyPayment })),
  'faq.listCategories': row(everybody),
  'faq.list': row(everybody),
  'files.get': row(nobody, () => ({ token: 'none' })),
  'kits.list': row(onlyMaya, (w) => ({ userId: w.maya.id })),
  // No address of the lab is set, and the kit is none of hers.
  'kits.getLabel': row('401 404 404 404 404', (w) => ({ userId: w.maya.id, kit: 'none' })),
  'kits.askForMailer': row('401 404 404 404 404', (w) => ({ userId: w.maya.id, kit: 'none' })),
  'kits.check': row('401 200 200 200 200', () => ({ registerKitId: 'LK-0000' })),
  // Anyone who has the box may register it, but the report goes to no one else's address.
  'kits.register': row('401 200 400 400 400', (w) =>
    makeKitRegistration({ registerKitId: w.box, emailId: w.maya.email }),
  ),
  'locations.list': row(everybody, () => ({ location: '68102' })),
  'orders.list': row(onlyMaya, (w) => ({ userId: w.maya.id })),
  'orders.get': row(onlyMaya, (w) => ({ userId: w.maya.id, id: w.paidOrder })),
  'orders.getOrderData': row(onlyMaya, (w) => ({ userId: w.maya.id, id: w.paidOrder })),
  'orders.updateOrderData': row(onlyMaya, (w) => ({
    userId: w.maya.id,
    id: w.paidOrder,
    ...w.home,
    email: w.maya.email,
  })),
  'orders.getConfirmed': row(onlyMaya, (w) => ({ userId: w.maya.id, orderId: w.paidOrder })),
  'orders.getCancellation': row(onlyMaya, (w) => ({ userId: w.maya.id, orderId: w.paidOrder })),
  'orders.getInvoice': row(onlyMaya, (w) => ({ userId: w.maya.id, orderId: w.paidOrder })),
  'orders.giveFeedback': row(onlyMaya, (w) => ({
    userId: w.maya.id,
    ...makeFeedback({ orderId: w.sentOrder }),
  })),
  'pages.get': row(everybody, () => ({ pageSlug: 'privacy-policy' })),
  'payments.createPaymentIntent': row(onlyMaya, (w) => ({ orderId: w.openOrder })),
  'payments.checkout': row(onlyMaya, (w) => ({ orderId: w.openOrder })),
  'payments.createCheckoutSession': row(onlyMaya, (w) => ({ orderId: w.openOrder })),
  'payments.createPayLink': row(onlyMaya, (w) => ({ orderId: w.openOrder })),
  'payments.getPayLink': row(nobody, () => ({ linkId: 'none' })),
  'payments.openPayLink': row(nobody, () => ({ linkId: 'none' })),
  'payments.getPaymentState': row(onlyMaya, (w) => ({ orderId: w.openOrder })),
  'payments.listPaymentMethods': row(onlyOlive, (w) => ({ userId: w.olive.id })),
  'payments.addPaymentMethod': row('401 403 403 422 404', (w) => ({
    userId: w.olive.id,
    paymentMethod: 'pm_none',
  })),
  'payments.createSetupIntent': row('401 403 403 200 200'),
  'payments.createSetupSession': row('401 403 403 200 200'),
  'places.countries': row(everybody),
  'places.states': row(everybody, () => ({ countryId: 'US' })),
  'places.cities': row(everybody, () => ({ stateId: 'NE' })),
  'places.zip': row(everybody, () => ({ zipCode: '68102' })),
  'places.today': row(everybody, () => ({ search: 'Omaha, NE' })),
  'places.suggest': row(everybody, () => ({ search: 'Oma' })),
  'products.get': row(everybody, (w) => ({ id: w.kit })),
  'products.listCategories': row(everybody),
  'products.listByCategory': row(everybody, () => ({ category: 'all-tasks' })),
  'products.search': row(everybody, () => ({ search: 'kit' })),
  'products.listAnalytes': row(everybody, () => ({ ids: 'vitamin-d' })),
  'products.checkQuantity': row(everybody, (w) => ({ productId: w.kit, quantity: 1 })),
  'reports.list': row(onlyMaya, (w) => ({ email: w.maya.email })),
  'reports.listOpenings': row(onlyMaya, (w) => ({ id: w.maya.id })),
  'reports.get': row(onlyMaya, (w) => ({ reportId: w.report })),
  'reports.getPdf': row(onlyMaya, (w) => ({ reportId: w.report })),
  'subscriptions.list': row('401 200 403 404 404', (w) => ({ userId: w.maya.id, subscriptionType: 'all' })),
  'subscriptions.create': row(onlyMaya, (w) => ({ userId: w.maya.id, orderId: w.openOrder })),
  'subscriptions.get': row(onlyMaya, (w) => ({ userId: w.maya.id, subscriptionId: w.subscription })),
  'subscriptions.pause': row('401 422 404 404 404', (w) => ({
    subscriptionId: w.subscription,
    until: '2000-01-01',
  })),
  'subscriptions.skip': row(onlyMaya, (w) => ({ subscriptionId: w.subscription })),
  'subscriptions.resume': row(onlyMaya, (w) => ({ subscriptionId: w.subscription })),
  'subscriptions.changeInterval': row(onlyMaya, (w) => ({ subscriptionId: w.subscription, months: 12 })),
  'subscriptions.createCardSetup': row(onlyMaya, (w) => ({ subscriptionId: w.subscription })),
  'subscriptions.createCardPage': row(onlyMaya, (w) => ({ subscriptionId: w.subscription })),
  'subscriptions.changeCard': row('401 404 404 404 404', (w) => ({
    subscriptionId: w.subscription,
    setupIntent: 'seti_none',
  })),
  // 409: it is hers, but her bank asks nothing.
  'subscriptions.answerBank': row('401 409 404 404 404', (w) => ({ subscriptionId: w.subscription })),
  'stockAlerts.ask': row('404 404 404 404 404', () => makeStockAlert({ id: 'none' })),
  'stockAlerts.confirm': row('422 422 422 422 422', () => ({ key: 'none' })),
  'stockAlerts.stop': row(everybody, () => ({ key: 'none' })),
  'support.submitEnquiry': row(everybody, () => makeEnquiry()),
  // 503: it is hers, but no USPS answers in this test.
  'tracking.get': row('401 503 404 404 404', (w) => ({ trackingId: w.tracking })),
  'tracking.getOfOrder': row(onlyMaya, (w) => ({ userId: w.maya.id, orderId: w.openOrder })),
  'uploads.uploadInsuranceImage': row('400 400 400 400 400', (w) => ({ draftId: w.draft, side: 'front' })),
  'uploads.removeInsuranceImage': row(nobody, (w) => ({ key: w.visit.picture, draftId: w.draft })),
  // Last, because of what they end.
  'subscriptions.cancel': row('401 200 404 404 404', (w) => ({ subscriptionId: w.subscription })),
  'orders.cancel': row(onlyMaya, (w) => ({ userId: w.maya.id, orderId: w.paidOrder })),
  'payments.removePaymentMethod': row(onlyOlive, (w) => ({ pId: w.card })),
  'accounts.signOut': row('401 200 200 200 200'),
};

function line(world: World) {
  return { id: world.kit, selectedQuantity: 1, subscription: false, subscriptionDuration: null };
}
