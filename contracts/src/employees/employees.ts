import { z } from 'zod';
import { addressFields } from '../cart/shipping';
import { instantSchema } from '../fields/date';
import { email } from '../fields/email';
import { centsSchema } from '../fields/money';
import { choice, idSchema, requiredText } from '../fields/text';
import { usPhone } from '../fields/us-phone';

export const employeeMessages = {
  fullName: 'Full Name cannot be empty!',
  phone: 'Contact Number is required',
  phoneInvalid: 'Enter a US phone number, like (402) 555-0143',
} as const;

/** A search takes effect above this many characters. */
export const EMPLOYEE_SEARCH_ABOVE = 3;
export const HISTORY_SEARCH_ABOVE = 2;

/** A person of an organisation. `isActive` is `'1'` or `'0'`. */
export const employeeSchema = z.object({
  id: idSchema,
  full_name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  country: z.string(),
  country_id: z.string(),
  state: z.string(),
  state_id: z.string(),
  city: z.string(),
  city_id: z.string(),
  zipCode: z.string(),
  isActive: z.enum(['1', '0']),
});
export type Employee = z.infer<typeof employeeSchema>;

const editableFields = {
  fullName: requiredText({ required: employeeMessages.fullName }, { max: 50 }),
  phone: usPhone({ required: employeeMessages.phone, invalid: employeeMessages.phoneInvalid }),
  ...addressFields,
};

export const newEmployeeSchema = z.object({ ...editableFields, email: email() });
export type NewEmployee = z.infer<typeof newEmployeeSchema>;

/** The e-mail of an employee never changes. */
export const employeeChangesSchema = z.object({ ...editableFields, isActive: choice(['1', '0']) });
export type EmployeeChanges = z.infer<typeof employeeChangesSchema>;

/** An order of an employee. */
export const employeeOrderSchema = z.object({
  id: idSchema,
  orderNumber: z.string(),
  productName: z.string(),
  full_name: z.string(),
  email: z.string(),
  total: centsSchema,
  status: z.string(),
  created: instantSchema,
  isCompanyCard: z.boolean(),
});
export type EmployeeOrder = z.infer<typeof employeeOrderSchema>;

/** A test of an employee. `reportFile` is a path, or null: no report, or the agreement does not show it. */
export const employeeTestSchema = z.object({
  id: idSchema,
  productName: z.string(),
  orderNumber: z.string(),
  full_name: z.string(),
  email: z.string(),
  test_date: instantSchema,
  reportFile: z.string().nullable(),
});
export type EmployeeTest = z.infer<typeof employeeTestSchema>;

/** A payment by the company card. `amount` in cents, `created` in epoch seconds as Stripe says. */
export const employeePaymentSchema = z.object({
  id: idSchema,
  productName: z.string(),
  orderId: idSchema,
  fullName: z.string(),
  email: z.string(),
  amount: centsSchema,
  status: z.string(),
  created: z.int(),
});
export type EmployeePayment = z.infer<typeof employeePaymentSchema>;

/** Stripe's charge, as far as it is shown. Amounts in cents, `created` in epoch seconds. */
export const paymentDetailSchema = z.object({
  id: idSchema,
  balance_transaction: z.string().nullable(),
  metadata: z.object({
    orderId: z.string(),
    /** The number people know the order by. */
    orderNumber: z.string(),
    productName: z.string(),
    fullName: z.string(),
    email: z.string(),
  }),
  amount: centsSchema,
  amount_captured: centsSchema,
  created: z.int(),
  status: z.string(),
  payment_method_details: z.object({
    card: z.object({ brand: z.string(), last4: z.string(), exp_month: z.int(), exp_year: z.int() }),
  }),
});
export type PaymentDetail = z.infer<typeof paymentDetailSchema>;

/** A payment that succeeded is shown as active, any other as inactive. */
export function isPaymentActive(payment: { status: string }): boolean {
  return payment.status === 'succeeded';
}
