import { shippingMessages as messages } from '@larkwell/contracts/cart/shipping';
import { email } from '@larkwell/contracts/fields/email';
import { requiredText } from '@larkwell/contracts/fields/text';
import { z } from 'zod';
import { addressFormFields } from '../../address/address-form';

/** Id of the form, and prefix of its fields' ids. */
export const shippingFormId = 'shipping';

export const shippingForm = z.object({
  full_name: requiredText({ required: messages.fullName }, { max: 50 }),
  email: email(),
  ...addressFormFields,
  saveInformation: z.boolean().default(false),
  /** The answer to a suggested address; absent if none was shown. */
  addressChoice: z.enum(['entered', 'suggested']).optional(),
});

export type ShippingValues = z.infer<typeof shippingForm>;
