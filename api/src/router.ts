import { profileRoutes } from './accounts/profile-routes';
import { signInRoutes } from './accounts/sign-in-routes';
import { placesRoutes } from './places/routes';
import { productsRoutes } from './products/routes';

/** Every bound call, by resource. What is not here is neither served nor documented. */
export const boundCalls = {
  accounts: { ...signInRoutes, ...profileRoutes },
  places: placesRoutes,
  products: productsRoutes,
};
