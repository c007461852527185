import { NAME_MAX } from '../numbers/accounts';
import { z } from 'zod';
import { agreementSchema } from '../agreements/agreements';
import { instantSchema } from '../fields/date';
import { email } from '../fields/email';
import {
  confirmPassword,
  loginPassword,
  newPassword,
  newPasswordFields,
  passwordMessages,
  passwordsMatch,
} from '../fields/password';
import { isPersonName, nameMessages, organizationName } from '../fields/person-name';
import { idSchema } from '../fields/text';
import { usPhone } from '../fields/us-phone';
import { addressFields } from '../cart/shipping';
import { paymentMethodSchema } from '../payments/payments';

export const USER_TYPES = ['Normal User', 'Employee User'] as const;
export const accountMessages = {
  nameRequired: 'Name is required',
  nameTooLong: `Name length cannot be greater than ${NAME_MAX}`,
  profileNameRequired: 'Name cannot be empty!',
  phoneRequired: 'Contact Number is required',
  phoneInvalid: 'Enter a US phone number, like (402) 555-0143',
  forgotEmailRequired: 'This field cannot be empty!',
  codeMailed: 'We mailed you a code. Type it here to finish.',
  noPermission: 'You do not have permission to access this page',
} as const;

/** A signed-in person. `stripeCustomerId` is null until a first payment needs one. */
export const userSchema = z.object({
  id: idSchema,
  full_name: z.string(),
  email: z.string(),
  phonenumber: z.string().nullable(),
  userType: z.enum(USER_TYPES),
  isOrganisationUser: z.union([z.literal(0), z.literal(1)]),
  stripeCustomerId: z.string().nullable(),
  address: z.string().nullable(),
  country: z.string().nullable(),
  country_id: z.string().nullable(),
  state: z.string().nullable(),
  state_id: z.string().nullable(),
  city: z.string().nullable(),
  city_id: z.string().nullable(),
  zipCode: z.string().nullable(),
});
export type User = z.infer<typeof userSchema>;

/**
 * What one reads of oneself. `organisation` is null for whoever is none; its agreement is null until one is made.
 * `pendingEmail` is the address one is changing to, until it is confirmed.
 */
export const ownProfileSchema = userSchema.extend({
  pendingEmail: z.string().nullable(),
  organisation: z
    .object({ agreement: agreementSchema.nullable(), paymentMethods: z.array(paymentMethodSchema) })
    .nullable(),
});
export type OwnProfile = z.infer<typeof ownProfileSchema>;

/** What a sign-in gives: an opaque token and its end. */
export const sessionSchema = z.object({ token: z.string(), expiresAt: instantSchema, user: userSchema });
export type Session = z.infer<typeof sessionSchema>;

export const loginSchema = z.object({ email: email(), password: loginPassword() });
export type Login = z.infer<typeof loginSchema>;

/** Made at random by the browser's site and kept there: proves that a later call comes from the browser that signed up. */
export const claimTokenSchema = idSchema.min(32);

/** Who an account is for. */
export const ownerFields = {
  full_name: organizationName(
    { required: accountMessages.nameRequired, tooLong: accountMessages.nameTooLong },
    { max: NAME_MAX },
  ),
  isOrganisationUser: z.boolean().default(false),
};

/** For `.refine(...namesItsOwner)`: only an organization may be called `Booking.com`. Told with the other errors. */
export const namesItsOwner = [
  (owner: { full_name?: string | undefined; isOrganisationUser?: boolean | undefined }) =>
    owner.isOrganisationUser === true || isPersonName(owner.full_name ?? ''),
  {
    path: ['full_name'] as string[],
    error: nameMessages.noLink,
    when: ({ value, issues }: { value: unknown; issues: { path?: PropertyKey[] | undefined }[] }) =>
      typeof (value as { full_name?: unknown } | null)?.full_name === 'string' &&
      issues.every(({ path }) => path?.[0] !== 'full_name'),
  },
] as const;

export const signupSchema = z
  .object({
    ...ownerFields,
    email: email(),
    password: newPassword(),
    confirmPassword: confirmPassword(),
    claimToken: claimTokenSchema.optional(),
  })
  .refine(...namesItsOwner)
  .refine(...passwordsMatch('password', 'confirmPassword'));
export type Signup = z.infer<typeof signupSchema>;

export const changePasswordSchema = z
  .object({
    email: email(),
    oldPassword: z
      .string({ error: passwordMessages.oldRequired })
      .min(1, passwordMessages.oldRequired)
      .max(200),
    ...newPasswordFields,
  })
  .refine(...passwordsMatch('newPassword', 'confirmNewPassword'));

/** Name and kind count only for an account that a code typed elsewhere has just proved; its sign-up may be a stranger's. */
export const resetPasswordSchema = z
  .object({
    resetKey: idSchema,
    full_name: ownerFields.full_name.optional(),
    isOrganisationUser: z.boolean().optional(),
    ...newPasswordFields,
  })
  .refine(...namesItsOwner)
  .refine(...passwordsMatch('newPassword', 'confirmNewPassword'));

/** The personal part of a profile. */
export const profileFields = {
  /** The API holds whoever is no organization to the name of a person. */
  fullName: organizationName(
    { required: accountMessages.profileNameRequired, tooLong: accountMessages.nameTooLong },
    { max: NAME_MAX },
  ),
  email: email(),
  phoneNumber: usPhone({ required: accountMessages.phoneRequired, invalid: accountMessages.phoneInvalid }),
};
export const profileSchema = z.object(profileFields);
export type Profile = z.infer<typeof profileSchema>;

/** What `updateProfile` takes: the personal part, the address, or both; what is left out stays. */
export const profileChangesSchema = z.object({ ...profileFields, ...addressFields }).partial();
export type ProfileChanges = z.infer<typeof profileChangesSchema>;

/** Which mails a person wants. Receipts and mails about one's own account, failed payments and bookings are always sent. */
export const notificationPreferencesSchema = z.object({
  /** An order has shipped. */
  orderUpdates: z.boolean(),
  /** A report is ready. */
  reportReady: z.boolean(),
  /** A subscription renews in three days. */
  subscriptionReminders: z.boolean(),
});
export type NotificationPreferences = z.infer<typeof notificationPreferencesSchema>;

/** The result of an address check. With `suggestion` both may be used; without `success` neither. */
export const addressCheckSchema = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(true),
    suggestion: z.object(addressFields).nullable(),
  }),
  z.object({
    success: z.literal(false),
    errorMessage: z.string(),
    errorData: z.record(z.string(), z.array(z.string())).optional(),
  }),
]);
export type AddressCheck = z.infer<typeof addressCheckSchema>;
