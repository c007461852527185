import { NAME_MAX } from '../numbers/accounts';
import { z } from 'zod';
import { instantSchema } from '../fields/date';
import { email } from '../fields/email';
import { centsSchema } from '../fields/money';
import { personName } from '../fields/person-name';
import { choice, emptyOr, idSchema, requiredText } from '../fields/text';
import { usPhone } from '../fields/us-phone';
import { zip } from '../fields/zip';

export const employeeMessages = {
  fullName: 'Full Name cannot be empty!',
  invited: 'We emailed an invitation. The employee can sign in once they accept it.',
  invitedJustNow: 'We emailed this invitation a moment ago, so we did not send it a second time.',
  phoneInvalid: 'Enter a US phone number, like (402) 555-0143',
} as const;

/** A person in an organization. `isActive` is `'1'` or `'0'`. */
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
  /** Nobody can sign in before it is accepted. It expires `INVITATION_DAYS` after it was last sent. */
  invitation: z.enum(['accepted', 'waiting', 'expired']),
  /** When the invitation expires or expired; null once it is accepted. */
  invitationEnd: instantSchema.nullable(),
});
export type Employee = z.infer<typeof employeeSchema>;

const line = (max: number) => emptyOr(requiredText(undefined, { max }));

/** Only the name is required. Omitted fields stay; the parts of the address change together. */
const editableFields = {
  fullName: personName({ required: employeeMessages.fullName }, { max: NAME_MAX }),
  phone: emptyOr(usPhone({ required: '', invalid: employeeMessages.phoneInvalid })),
  address: line(120),
  city: line(80),
  city_id: line(200),
  state: line(60),
  state_id: line(200),
  country: line(60),
  country_id: line(200),
  zipCode: emptyOr(zip()),
};

export const newEmployeeSchema = z.object({ ...editableFields, email: email() });
export type NewEmployee = z.infer<typeof newEmployeeSchema>;

/** An employee's email address never changes. */
export const employeeChangesSchema = z.object({ ...editableFields, isActive: choice(['1', '0']) });
export type EmployeeChanges = z.infer<typeof employeeChangesSchema>;

/** An employee's order that the organization's card paid. */
export const employeeOrderSchema = z.object({
  id: idSchema,
  orderNumber: z.string(),
  productName: z.string(),
  full_name: z.string(),
  email: z.string(),
  total: centsSchema,
  status: z.string(),
  created: instantSchema,
});
export type EmployeeOrder = z.infer<typeof employeeOrderSchema>;

/**
 * An employee's test that the organization's card paid. `reportFile` is a path, or null: no report, or the
 * agreement does not show it.
 */
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

/** A payment by the company card. Amounts in cents, `created` in epoch seconds as in Stripe. */
export const employeePaymentSchema = z.object({
  id: idSchema,
  productName: z.string(),
  orderId: idSchema,
  /** The order number that people see. */
  orderNumber: z.string(),
  fullName: z.string(),
  email: z.string(),
  amount: centsSchema,
  /** The part of `amount` that is no longer ours: refunded, disputed, or lost. `totalAmount` excludes it. */
  returned: centsSchema,
  status: z.string(),
  created: z.int(),
});
export type EmployeePayment = z.infer<typeof employeePaymentSchema>;

/** The part of Stripe's charge that is shown. Amounts in cents, `created` in epoch seconds. */
export const paymentDetailSchema = z.object({
  id: idSchema,
  balance_transaction: z.string().nullable(),
  metadata: z.object({
    orderId: z.string(),
    /** The order number that people see. */
    orderNumber: z.string(),
    productName: z.string(),
    fullName: z.string(),
    email: z.string(),
  }),
  amount: centsSchema,
  amount_captured: centsSchema,
  /** The part that is no longer ours, as in the list. */
  returned: centsSchema,
  created: z.int(),
  status: z.string(),
  /** Null while Stripe does not answer. */
  payment_method_details: z
    .object({
      card: z.object({ brand: z.string(), last4: z.string(), exp_month: z.int(), exp_year: z.int() }),
    })
    .nullable(),
});
export type PaymentDetail = z.infer<typeof paymentDetailSchema>;

/** A payment that succeeded is shown as active, any other as inactive. */
export function isPaymentActive(payment: { status: string }): boolean {
  return payment.status === 'succeeded';
}
