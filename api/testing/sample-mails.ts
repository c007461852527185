import type { Enquiry } from '@larkwell/contracts/support/support';
import { makeBookingConfirmation } from '@larkwell/contracts/testing';

const shop = 'http://shop.test';
const booking = 'http://booking.test';
const refund = { amount: 2000, at: '2026-12-01T16:00:00.000Z' };
const visit = { ...makeBookingConfirmation(), minutes: 15, sequence: 0 };
const site = { bookingUrl: `${booking}/bookings/b-1`, organizer: 'Larkwell <hello@larkwell.example>' };
const manageUrl = `${booking}/check-booking/mailed?link=b-1`;
const renewal = {
  subscription: {
    productName: 'Thyroid kit',
    unitPrice: 3675,
    quantity: 2,
    months: 3,
    renewsOn: '2027-03-01',
  },
  link: `${shop}/subscription/s1`,
  notice:
    'Your bank refused the charge. Without a payment by March 8 the subscription ends, and you owe nothing.',
};

/** Sample data for each kind of mail, by name. */
export const sampleMails: Record<string, object> = {
  'account-code': { code: '204817', link: `${shop}/verify` },
  'account-reset': { link: `${shop}/reset-password` },
  'account-known-address': { signInLink: `${shop}/signin`, forgotLink: `${shop}/forgot-password` },
  'account-password-changed': { forgotLink: `${shop}/forgot-password` },
  'account-change-code': { code: '204817', link: `${shop}/profile/confirm-email` },
  'account-address-change': { undoLink: `${shop}/undo-email-change` },
  'account-new-device': {
    at: '2026-11-21T03:07:00.000Z',
    device: 'Firefox on Windows',
    forgotLink: `${shop}/forgot-password`,
    sessionsLink: `${shop}/profile/sessions`,
  },
  'account-erased': { hasSubscriptions: true },
  'employee-welcome': {
    organisation: 'Olive & Sons',
    resetLink: `${shop}/reset-password`,
    forgotLink: `${shop}/forgot-password`,
  },
  'employee-known-address': { organisation: 'Olive & Sons' },
  'employee-invitations': {
    invitations: [
      { organisation: 'Olive & Sons', resetLink: `${shop}/reset-password?accessKey=1` },
      { organisation: 'Elm Works', resetLink: `${shop}/reset-password?accessKey=2` },
    ],
    forgotLink: `${shop}/forgot-password`,
  },
  'order-receipt': {
    order: {
      orderNumber: 'LK-1',
      discount: 490,
      total: 9310,
      fullName: 'Ada Fields',
      address: '12 Main St',
      city: 'Omaha',
      state: 'NE',
      zipCode: '68102',
    },
    items: [{ id: 'i1', quantity: 2, name: 'Thyroid kit', months: 3, subTotal: 9800 }],
    card: { brand: 'visa', last4: '4242' },
    isEmployersCard: false,
    renewals: [],
    link: `${shop}/order-details/o1`,
  },
  'order-late-payment': { orderNumber: 'LK-1', total: 9310, shopUrl: shop, reason: 'kits' },
  'order-pay-link': {
    orderNumber: 'LK-1',
    total: 9310,
    link: `${shop}/pay/p1`,
    renewals: [{ name: 'Thyroid kit', quantity: 2, amount: 7350, months: 3, nextOn: '2027-03-01' }],
  },
  'order-dispute': { orderNumber: 'LK-1', news: 'won', isShipped: false, link: `${shop}/order-details/o1` },
  'company-dispute': {
    orderNumber: 'LK-1',
    news: 'lost',
    employee: '"Eli Elm"',
    amount: 6400,
    link: `${shop}/employees-history?tab=payment`,
  },
  'company-refund': {
    orderNumber: 'LK-1',
    employee: '"Eli Elm"',
    latest: 500,
    refunded: 1500,
    total: 9310,
    link: `${shop}/employees-history?tab=payment`,
  },
  'order-refunded': {
    orderNumber: 'LK-1',
    refunded: 1500,
    latest: 500,
    total: 9310,
    day: '2026-12-01',
    isStopped: false,
    isRenewing: true,
    link: `${shop}/order-details/o1`,
  },
  'new-mailer': {
    kitId: 'ABCDE-FGHJK',
    testName: 'Iron Check',
    fullName: 'Eli Elm',
    email: 'eli@example.com',
    place: '12 Elm Street, Omaha, NE 68102',
  },
  'order-canceled': {
    orderNumber: 'LK-1',
    amount: 9310,
    isCompanyCard: false,
    ended: ['Iron Check'],
    link: `${shop}/order-details/o1`,
  },
  'order-delivered': {
    orderNumber: 'LK-1',
    registerLink: `${shop}/register-kit`,
    feedbackLink: `${shop}/order-details/o1#feedback`,
  },
  'order-shipped': {
    orderNumber: 'LK-1',
    trackingNumber: '9400110200881234567890',
    kitCodes: ['ABCDEFGHJK'],
    kits: [{ code: 'ABCDEFGHJK', name: 'Thyroid Check', category: 'hormones-thyroid', emblem: 'wings' }],
    trackLink: `${shop}/trackOrders/o1`,
    registerLink: `${shop}/register-kit`,
  },
  'payment-slow': {
    about: 'order LK-1',
    name: 'order LK-1',
    standing: 'The order is not paid, and nothing is sent for it. If you still want it, order again.',
    amount: 7000,
    fate: 'over',
    settledBy: '2026-12-15',
    support: 'hello@larkwell.example',
  },
  'renewal-failed': renewal,
  'renewal-bank-asks': renewal,
  'renewal-paused': renewal,
  'renewal-soon': renewal,
  'renewals-ended': { ...renewal, reason: 'unpaid' },
  'kit-report-ready': { testName: 'Thyroid kit', link: `${shop}/reports` },
  'visit-confirmed': { visit: { ...visit, amountPaid: 7000 }, site, manageUrl },
  'visit-moved': { visit, site, manageUrl },
  'visit-cancelled': { visit: { ...visit, status: 'cancelled', sequence: 1 }, site, manageUrl },
  'visit-reminder': { visit, site, manageUrl },
  'visit-changed-money': { url: booking },
  'visit-late-money': { url: booking },
  'visit-lookup-code': { code: '204817' },
  'visit-pay-link': {
    url: `${booking}/pay/p1`,
    until: '9:25 AM Central Time',
    testType: 'Antigen',
    amount: 7000,
    visit: { startsAt: visit.slot.startsAt, location: visit.location },
  },
  'visit-refunded': { visit: { ...visit, amountPaid: 5000, refund }, latest: 500, url: site.bookingUrl },
  'visit-dispute': {
    news: 'lost',
    standing: 'unpaid',
    amount: 7000,
    visit: { ...visit, status: 'cancelled', sequence: 1, dispute: { state: 'lost', amount: 7000 } },
    site,
    landing: booking,
  },
  'visit-resume': { url: `${booking}/resume?link=main.abc.def.ghi` },
  'visit-resume-code': { code: '204817' },
  'visit-report-ready': { url: manageUrl },
  'stock-alert-confirm': { kit: 'Thyroid kit', link: `${shop}/stock-alert?key=1` },
  'stock-alert': { kit: 'Thyroid kit', link: `${shop}/categories/thyroid-check` },
  'waiting-list-confirm': {
    place: 'Riverside Clinic',
    date: '2026-12-04',
    link: `${booking}/waiting-list?key=1`,
  },
  'waiting-list': {
    place: 'Riverside Clinic',
    date: '2026-12-04',
    link: `${booking}/covid-scheduler?near=68102&date=2026-12-04`,
  },
  enquiry: {
    subject: 'Where is it?',
    name: 'Ada Fields',
    email: 'ada@example.com',
    phoneNumber: '(402) 555-0101',
    text: 'A line.\r\n\r\nAnother line.',
  } satisfies Required<Enquiry>,
};
