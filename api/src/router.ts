import { profileRoutes } from './accounts/profile-routes';
import { signInRoutes } from './accounts/sign-in-routes';
import { faqRoutes } from './faq/routes';
import { kitsRoutes } from './kits/routes';
import { pagesRoutes } from './pages/routes';
import { appointmentsRoutes } from './appointments/routes';
import { draftsRoutes } from './drafts/routes';
import { locationsRoutes } from './locations/routes';
import { placesRoutes } from './places/routes';
import { productsRoutes } from './products/routes';
import { reportsRoutes } from './reports/routes';
import { supportRoutes } from './support/routes';

/** Every bound call, by resource. What is not here is neither served nor documented. */
export const boundCalls = {
  accounts: { ...signInRoutes, ...profileRoutes },
  faq: faqRoutes,
  kits: kitsRoutes,
  pages: pagesRoutes,
  appointments: appointmentsRoutes,
  drafts: draftsRoutes,
  locations: locationsRoutes,
  places: placesRoutes,
  products: productsRoutes,
  reports: reportsRoutes,
  support: supportRoutes,
};
