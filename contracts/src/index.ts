import { oc } from '@orpc/contract';
import { accountsContract } from './accounts/accounts.contract';
import { agreementsContract } from './agreements/agreements.contract';
import { appointmentsContract } from './appointments/appointments.contract';
import { cartContract } from './cart/cart.contract';
import { couponsContract } from './coupons/coupons.contract';
import { draftsContract } from './drafts/drafts.contract';
import { employeesContract } from './employees/employees.contract';
import { faqContract } from './faq/faq.contract';
import { filesContract } from './files/files.contract';
import { householdsContract } from './appointments/households.contract';
import { kitsContract } from './kits/kits.contract';
import { locationsContract } from './locations/locations.contract';
import { ordersContract } from './orders/orders.contract';
import { pagesContract } from './pages/pages.contract';
import { paymentsContract } from './payments/payments.contract';
import { placesContract } from './places/places.contract';
import { productsContract } from './products/products.contract';
import { reportsContract } from './reports/reports.contract';
import { stockAlertsContract } from './stock-alerts/stock-alerts.contract';
import { waitingListContract } from './waiting-list/waiting-list.contract';
import { subscriptionsContract } from './subscriptions/subscriptions.contract';
import { supportContract } from './support/support.contract';
import { trackingContract } from './tracking/tracking.contract';
import { uploadsContract } from './uploads/uploads.contract';

/** The path of every call, below the API's host. */
export const API_PREFIX = '/api/v1';

/** Every call: method, path, input, output and refusals. Server, client and documentation derive from it. */
export const contract = oc.prefix(API_PREFIX).router({
  accounts: accountsContract,
  agreements: agreementsContract,
  appointments: appointmentsContract,
  cart: cartContract,
  coupons: couponsContract,
  drafts: draftsContract,
  employees: employeesContract,
  faq: faqContract,
  files: filesContract,
  households: householdsContract,
  kits: kitsContract,
  locations: locationsContract,
  orders: ordersContract,
  pages: pagesContract,
  payments: paymentsContract,
  places: placesContract,
  products: productsContract,
  reports: reportsContract,
  stockAlerts: stockAlertsContract,
  subscriptions: subscriptionsContract,
  support: supportContract,
  tracking: trackingContract,
  uploads: uploadsContract,
  waitingList: waitingListContract,
});
