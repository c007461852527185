import { newEmployeeSchema } from '@larkwell/contracts/employees/employees';
import { z } from 'zod';
import { addressFormFields } from '../address/address-form';

const { fullName, phone, email } = newEmployeeSchema.shape;

/** A new employee. The e-mail never changes afterwards. */
export const newEmployeeForm = z.object({ fullName, email, phone, ...addressFormFields });

/** An employee that is there already. */
export const employeeForm = newEmployeeForm.omit({ email: true }).extend({
  isActive: z.enum(['1', '0']),
});

export type EmployeeValues = z.infer<typeof newEmployeeForm> & { isActive: '1' | '0' };

export const employeeLabels = {
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone number',
  isActive: 'Status',
};
