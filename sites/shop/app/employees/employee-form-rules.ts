import { newEmployeeSchema } from '@larkwell/contracts/employees/employees';
import { z } from 'zod';
import { shortenZip } from '../address/address-form';
import { addressOf } from '../address/address-of';
import type { Places } from '../places/places.server';

const { fullName, phone, email, zipCode, address, city, state_id, country_id } = newEmployeeSchema.shape;

/** A new employee needs a name and an email address, which cannot change later. The rest is optional. */
export const newEmployeeForm = z.object({
  fullName,
  email,
  phone,
  zipCode: z.preprocess(shortenZip, zipCode),
  address,
  city,
  state_id,
  country_id,
});

/** An existing employee. */
export const employeeForm = newEmployeeForm.omit({ email: true }).extend({
  isActive: z.enum(['1', '0']),
});

type NewEmployeeForm = z.infer<typeof newEmployeeForm>;
export type EmployeeValues = Required<NewEmployeeForm> & { isActive: '1' | '0' };

/** Fields that the form left empty, as the call expects them: they clear the stored values. */
export function contactOf(
  {
    phone = '',
    address = '',
    city = '',
    state_id = '',
    zipCode = '',
  }: Omit<NewEmployeeForm, 'fullName' | 'email'>,
  places: Places,
) {
  return { phone, ...addressOf({ address, city, state_id, zipCode, country_id: '' }, places) };
}

export const employeeLabels = {
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone number',
  isActive: 'Status',
};
