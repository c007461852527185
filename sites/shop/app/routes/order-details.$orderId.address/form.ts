import { email } from '@larkwell/contracts/fields/email';
import { z } from 'zod';
import { addressFormFields } from '../../address/address-form';

export const orderAddressForm = z.object({ email: email(), ...addressFormFields });
