import { email } from '@larkwell/contracts/fields/email';
import { requiredText } from '@larkwell/contracts/fields/text';
import { zip } from '@larkwell/contracts/fields/zip';
import { z } from 'zod';
import { shippingMessages as messages } from '../../messages/checkout';

export const shippingForm = z.object({
  full_name: requiredText({ required: messages.nameEmpty }),
  email: email(),
  zipCode: zip(),
  address: requiredText({ required: messages.addressEmpty }),
  city: requiredText({ required: messages.cityEmpty }),
  state_id: requiredText({ required: messages.stateEmpty }),
  country_id: requiredText({ required: messages.countryEmpty }),
  saveInformation: z.boolean().default(false),
});
