import { oc } from '@orpc/contract';
import { accountsContract } from './accounts/accounts.contract';
import { appointmentsContract } from './appointments/appointments.contract';
import { cartContract } from './cart/cart.contract';
import { couponsContract } from './coupons/coupons.contract';
import { draftsContract } from './drafts/drafts.contract';
import { locationsContract } from './locations/locations.contract';
import { ordersContract } from './orders/orders.contract';
import { paymentsContract } from './payments/payments.contract';
import { placesContract } from './places/places.contract';
import { productsContract } from './products/products.contract';
import { subscriptionsContract } from './subscriptions/subscriptions.contract';
import { uploadsContract } from './uploads/uploads.contract';

/** Where every call lives below the API's host. */
export const API_PREFIX = '/api/v1';

/** Every call there is: method, path, input, output and refusals. Server, client and documentation derive from it. */
export const contract = oc.prefix(API_PREFIX).router({
  accounts: accountsContract,
  appointments: appointmentsContract,
  cart: cartContract,
  coupons: couponsContract,
  drafts: draftsContract,
  locations: locationsContract,
  orders: ordersContract,
  payments: paymentsContract,
  places: placesContract,
  products: productsContract,
  subscriptions: subscriptionsContract,
  uploads: uploadsContract,
});
