import { NAME_MAX } from '../numbers/accounts';
import { z } from 'zod';
import { email } from '../fields/email';
import { personName } from '../fields/person-name';
import { idSchema, requiredText } from '../fields/text';
import { zip } from '../fields/zip';

export const shippingMessages = {
  fullName: 'Full Name cannot be empty!',
  address: 'Address cannot be empty!',
  city: 'City cannot be empty!',
  state: 'State cannot be empty!',
  country: 'Country cannot be empty!',
  unknownCity: 'Choose a city of this state',
} as const;

/** An address. Ids decide where they are sent; otherwise the names are looked up. */
export const addressFields = {
  address: requiredText({ required: shippingMessages.address }, { max: 120 }),
  city: requiredText({ required: shippingMessages.city }, { max: 80 }),
  city_id: idSchema.optional(),
  state: requiredText({ required: shippingMessages.state }, { max: 60 }),
  state_id: idSchema.optional(),
  country: requiredText({ required: shippingMessages.country }, { max: 60 }),
  country_id: idSchema.optional(),
  zipCode: zip(),
};

export const addressSchema = z.object(addressFields);
export type Address = z.infer<typeof addressSchema>;

/** Who an order is sent to, and where. */
export const shippingSchema = z.object({
  email: email(),
  full_name: personName({ required: shippingMessages.fullName }, { max: NAME_MAX }),
  ...addressFields,
});
export type Shipping = z.infer<typeof shippingSchema>;
