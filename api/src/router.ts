import { addressRoutes, profileRoutes, sessionRoutes, signInRoutes } from './accounts';
import { agreementsRoutes } from './agreements';
import { appointmentsRoutes, householdsRoutes } from './appointments';
import { cartRoutes } from './cart';
import { couponsRoutes } from './coupons';
import { draftsRoutes } from './visit-form';
import { employeesRoutes } from './employees';
import { erasureRoutes } from './erasure';
import { faqRoutes } from './faq';
import { filesRoutes } from './files';
import { kitsRoutes } from './kits';
import { locationsRoutes } from './locations';
import { afterPurchaseRoutes, cartOrderRoute, paymentsRoutes, ordersRoutes } from './orders';
import { ownDataRoutes } from './own-data';
import { pagesRoutes } from './pages';
import { savedCardRoutes } from './payments';
import { placesRoutes } from './places';
import { productsRoutes } from './products';
import { reportsRoutes } from './reports';
import { stockAlertsRoutes } from './stock-alerts';
import { cancelOrderRoutes, subscriptionsRoutes } from './subscriptions';
import { supportRoutes } from './support';
import { trackingRoutes } from './tracking';
import { uploadsRoutes } from './uploads';
import { waitingListRoutes } from './waiting-list';

/** Every bound call, by resource. Calls missing here are neither served nor documented. */
export const boundCalls = {
  accounts: {
    ...signInRoutes,
    ...sessionRoutes,
    ...profileRoutes,
    ...addressRoutes,
    ...erasureRoutes,
    ...ownDataRoutes,
  },
  agreements: agreementsRoutes,
  appointments: appointmentsRoutes,
  cart: { ...cartRoutes, ...cartOrderRoute },
  coupons: couponsRoutes,
  drafts: draftsRoutes,
  employees: employeesRoutes,
  faq: faqRoutes,
  files: filesRoutes,
  households: householdsRoutes,
  kits: kitsRoutes,
  locations: locationsRoutes,
  orders: { ...ordersRoutes, ...afterPurchaseRoutes, ...cancelOrderRoutes },
  pages: pagesRoutes,
  payments: { ...paymentsRoutes, ...savedCardRoutes },
  places: placesRoutes,
  products: productsRoutes,
  reports: reportsRoutes,
  stockAlerts: stockAlertsRoutes,
  subscriptions: subscriptionsRoutes,
  support: supportRoutes,
  tracking: trackingRoutes,
  uploads: uploadsRoutes,
  waitingList: waitingListRoutes,
};
