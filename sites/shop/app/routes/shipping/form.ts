import { shippingMessages as messages } from '@larkwell/contracts/cart/shipping';
import { email } from '@larkwell/contracts/fields/email';
import { requiredText } from '@larkwell/contracts/fields/text';
import { zip } from '@larkwell/contracts/fields/zip';
import { z } from 'zod';

export const shippingForm = z.object({
  full_name: requiredText({ required: messages.fullName }, { max: 50 }),
  email: email(),
  zipCode: z.preprocess(withoutPlusFour, zip()),
  address: requiredText({ required: messages.address }, { max: 120 }),
  city: requiredText({ required: messages.city }, { max: 80 }),
  state_id: requiredText({ required: messages.state }),
  country_id: requiredText({ required: messages.country }),
  saveInformation: z.boolean().default(false),
  /** Answer to a suggested address; absent while none was shown. */
  addressChoice: z.enum(['entered', 'suggested']).optional(),
});

export type ShippingValues = z.infer<typeof shippingForm>;

/** 68102-1234 and 681021234 are 68102 to us: the input keeps five digits, and a paste must not fail. */
function withoutPlusFour(value: unknown) {
  return typeof value === 'string' ? value.trim().replace(/^(\d{5})-?\d{4}$/, '$1') : value;
}
