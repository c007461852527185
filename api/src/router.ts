import { profileRoutes } from './accounts/profile-routes';
import { sessionRoutes } from './accounts/session-routes';
import { signInRoutes } from './accounts/sign-in-routes';
import { agreementsRoutes } from './agreements/routes';
import { appointmentsRoutes } from './appointments/routes';
import { cartRoutes } from './cart/routes';
import { couponsRoutes } from './coupons/routes';
import { draftsRoutes } from './visit-form/routes';
import { employeesRoutes } from './employees/routes';
import { erasureRoutes } from './erasure/routes';
import { faqRoutes } from './faq/routes';
import { filesRoutes } from './files/routes';
import { kitsRoutes } from './kits/routes';
import { locationsRoutes } from './locations/routes';
import { afterPurchaseRoutes } from './orders/after-purchase-routes';
import { cartOrderRoute } from './orders/cart-order-route';
import { paymentsRoutes } from './orders/payment-routes';
import { ordersRoutes } from './orders/routes';
import { pagesRoutes } from './pages/routes';
import { companyCardRoutes } from './payments/company-card-routes';
import { placesRoutes } from './places/routes';
import { productsRoutes } from './products/routes';
import { reportsRoutes } from './reports/routes';
import { subscriptionsRoutes } from './subscriptions/routes';
import { supportRoutes } from './support/routes';
import { trackingRoutes } from './tracking/routes';
import { uploadsRoutes } from './uploads/routes';

/** Every bound call, by resource. What is not here is neither served nor documented. */
export const boundCalls = {
  accounts: { ...signInRoutes, ...sessionRoutes, ...profileRoutes, ...erasureRoutes },
  agreements: agreementsRoutes,
  appointments: appointmentsRoutes,
  cart: { ...cartRoutes, ...cartOrderRoute },
  coupons: couponsRoutes,
  drafts: draftsRoutes,
  employees: employeesRoutes,
  faq: faqRoutes,
  files: filesRoutes,
  kits: kitsRoutes,
  locations: locationsRoutes,
  orders: { ...ordersRoutes, ...afterPurchaseRoutes },
  pages: pagesRoutes,
  payments: { ...paymentsRoutes, ...companyCardRoutes },
  places: placesRoutes,
  products: productsRoutes,
  reports: reportsRoutes,
  subscriptions: subscriptionsRoutes,
  support: supportRoutes,
  tracking: trackingRoutes,
  uploads: uploadsRoutes,
};
