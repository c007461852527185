import { addressFields, shippingMessages as messages } from '@larkwell/contracts/cart/shipping';
import { requiredText } from '@larkwell/contracts/fields/text';
import { withoutPlusFour, zip } from '@larkwell/contracts/fields/zip';
import { z } from 'zod';

/** The address part of a form. State and country are chosen by their ids; the city is typed. */
export const addressFormFields = {
  zipCode: z.preprocess(shortenZip, zip()),
  address: addressFields.address,
  city: addressFields.city,
  state_id: requiredText({ required: messages.state }),
  country_id: requiredText({ required: messages.country }),
};

export const addressForm = z.object(addressFormFields);
export type AddressValues = z.infer<typeof addressForm>;

export const addressLabels = {
  zipCode: 'Zip code',
  address: 'Address',
  city: 'City',
  state_id: 'State',
  country_id: 'Country',
};

/** The ZIP field of a form. A pasted ZIP+4 loses the last four digits. */
export function shortenZip(value: unknown) {
  return typeof value === 'string' ? withoutPlusFour(value) : value;
}

/** The API says `state`; the form field holds the state's id. */
export const errorsByField = (errors: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(errors).map(([name, found]) => [name === 'state' ? 'state_id' : name, found]),
  );
