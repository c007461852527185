import { z } from 'zod';
import { addressFormFields } from '../../address/address-form';

export const editAddressForm = z.object(addressFormFields);
