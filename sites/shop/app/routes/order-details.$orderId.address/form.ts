import { addressSchema } from '@larkwell/contracts/cart/shipping';
import { email } from '@larkwell/contracts/fields/email';

export const orderAddressForm = addressSchema
  .pick({ address: true, city: true, state: true, country: true, zipCode: true })
  .extend({ email: email() });
