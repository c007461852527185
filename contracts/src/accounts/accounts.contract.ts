import { RECENT_PASSWORD_MINUTES } from '../numbers/accounts';
import { z } from 'zod';
import { addressFields } from '../cart/shipping';
import { email } from '../fields/email';
import { passwordMessages } from '../fields/password';
import { idSchema, line, requiredText } from '../fields/text';
import { mailBudgets } from '../budgets';
import { call } from '../call';
import {
  accountMessages,
  addressCheckSchema,
  changePasswordSchema,
  claimTokenSchema,
  loginSchema,
  notificationPreferencesSchema,
  ownProfileSchema,
  profileChangesSchema,
  resetPasswordSchema,
  sessionSchema,
  signupSchema,
  userSchema,
} from './accounts';
import { deviceSchema } from './sessions';
import { addressCalls } from './addresses.contract';
import { erasureCalls } from './erasure.contract';
import { ownDataCalls } from './own-data.contract';
import { sessionCalls } from './sessions.contract';

const tags = ['accounts'];

const told = z.object({ success: z.literal(true), message: z.string() });
const byId = z.object({ id: idSchema });

export const accountsContract = {
  login: call({ access: 'everybody', keep: 0, limits: ['password-address', 'password-account'] })
    .route({
      method: 'POST',
      path: '/users/login',
      summary: 'Sign in',
      description: '401 `wrong-credentials`; 403 `not-verified` or `inactive`; 429 after too many attempts.',
      tags,
    })
    .input(loginSchema.extend({ device: deviceSchema.optional() }))
    .output(z.object({ data: sessionSchema })),
  signup: call({
    access: 'everybody',
    keep: 0,
    limits: ['account-mail-address', 'account-mail-person'],
    budgets: ['signUpsOfAddress', ...mailBudgets],
  })
    .route({
      method: 'POST',
      path: '/users/signup',
      summary: 'Sign up and email a verification code; the answer is the same if the address has an account',
      tags,
    })
    .input(signupSchema)
    .output(told),
  matchToken: call({ access: 'everybody', keep: 0, limits: [] })
    .route({
      method: 'GET',
      path: '/users/matchToken',
      summary: 'Check that a token belongs to a person; the sites send it in the header',
      tags,
    })
    .input(z.object({ email: email(), token: line(200).optional(), id: idSchema }))
    .output(z.object({ data: z.object({ isMatched: z.boolean(), user: userSchema.nullable() }) })),
  verifyCode: call({ access: 'everybody', keep: 0, limits: ['account-secret-address'] })
    .route({
      method: 'PATCH',
      path: '/users/verifyCode',
      summary: 'Verify an email address with its emailed code',
      description:
        'With the `claimToken` of the sign-up the account opens with its name, type and password. Without it they do not apply: the answer is `needsPassword`, and `resetKey` goes to resetPassword with what the person chooses. A change of address needs the token of the session that asked for it.',
      tags,
    })
    .input(
      z.object({
        email: email(),
        code: requiredText({ required: 'Enter the code' }, { max: 64 }),
        claimToken: claimTokenSchema.optional(),
      }),
    )
    .output(told.extend({ needsPassword: z.literal(true).optional(), resetKey: z.string().optional() })),
  resendCode: call({
    access: 'everybody',
    keep: 0,
    limits: ['account-mail-address', 'account-mail-person'],
    budgets: mailBudgets,
  })
    .route({
      method: 'POST',
      path: '/users/resendCode',
      summary: 'Email a new verification code; the answer is the same for every address',
      tags,
    })
    .input(z.object({ email: email(), claimToken: claimTokenSchema.optional() }))
    .output(told),
  undoEmailChange: call({ access: 'everybody', keep: 0, limits: ['account-secret-address'] })
    .route({
      method: 'POST',
      path: '/users/undoEmailChange',
      summary: 'Restore an account’s previous email address with the key emailed to it; ends all sessions',
      tags,
    })
    .input(z.object({ key: idSchema }))
    .output(told.extend({ resetKey: z.string() })),
  changePassword: call({ access: 'signed-in', keep: 0, limits: ['password-account'] })
    .route({
      method: 'POST',
      path: '/users/change-password',
      summary: 'Change the password and end all other sessions',
      tags,
    })
    .input(changePasswordSchema)
    .output(told),
  forgotPassword: call({
    access: 'everybody',
    keep: 0,
    limits: ['account-mail-address', 'account-mail-person'],
  })
    .route({
      method: 'POST',
      path: '/users/forgotPassword',
      summary: 'Email a link to set a new password; the answer is the same for every address',
      tags,
    })
    .input(
      z.object({
        email: email({
          required: accountMessages.forgotEmailRequired,
          invalid: 'Email must be a valid email address',
        }),
        /** A browser in which the person has signed in has attempts of its own. */
        device: deviceSchema.pick({ marker: true }).optional(),
      }),
    )
    .output(told),
  readResetLink: call({ access: 'holder', keep: 0, limits: [] })
    .route({
      method: 'POST',
      path: '/users/resetLink',
      summary: 'Whether the key of an emailed link belongs to an invitation that can no longer be accepted',
      description:
        'Uses nothing up, so a mail scanner may open the link. An unknown key is answered with false.',
      tags,
    })
    .input(z.object({ resetKey: idSchema }))
    .output(z.object({ isInvitationOver: z.boolean() })),
  resetPassword: call({ access: 'everybody', keep: 0, limits: ['account-secret-address'] })
    .route({
      method: 'POST',
      path: '/users/resetPassword',
      summary: 'Set a new password with the key of an emailed link; ends all sessions',
      description:
        'After a `needsPassword` of verifyCode, `full_name` and `isOrganisationUser` describe the account’s owner. Without them it is a person named after the email address. For any other key they are ignored.',
      tags,
    })
    .input(resetPasswordSchema)
    .output(told),
  reauthenticate: call({ access: 'signed-in', keep: 0, limits: ['password-account'] })
    .route({
      method: 'POST',
      path: '/users/reauthenticate',
      summary: `Enter the password again, for the calls that refuse with \`reauthenticate\` after ${RECENT_PASSWORD_MINUTES} minutes`,
      tags,
    })
    .input(z.object({ password: z.string().min(1, passwordMessages.required).max(200) }))
    .output(z.object({ success: z.literal(true) })),
  signOut: call({ access: 'signed-in', keep: 0, limits: [] })
    .route({ method: 'POST', path: '/users/logout', summary: 'End the session of the token', tags })
    .output(z.object({ success: z.literal(true) })),
  get: call({ access: 'signed-in', owner: 'id', keep: 0, limits: [] })
    .route({
      method: 'GET',
      path: '/users/{id}',
      summary: 'Get the caller’s profile; for an organization, with its agreement and cards',
      tags,
    })
    .input(byId)
    .output(z.object({ data: ownProfileSchema })),
  updateProfile: call({
    access: 'signed-in',
    owner: 'id',
    keep: 0,
    limits: ['account-mail-person'],
    budgets: mailBudgets,
  })
    .route({
      method: 'PATCH',
      path: '/users/{id}/updateProfile',
      summary: 'Change the caller’s personal information or address',
      tags,
    })
    .input(profileChangesSchema.extend(byId.shape))
    .output(told.extend({ data: userSchema })),
  validateAddress: call({ access: 'signed-in', owner: 'id', keep: 0, limits: [] })
    .route({
      method: 'POST',
      path: '/users/{id}/validate-address',
      summary: 'Check that an address can be delivered to',
      tags,
    })
    .input(byId.extend(addressFields))
    .output(addressCheckSchema),
  getNotificationPreferences: call({ access: 'signed-in', owner: 'id', keep: 0, limits: [] })
    .route({
      method: 'GET',
      path: '/users/{id}/notification-preferences',
      summary: 'Get the caller’s email preferences',
      tags,
    })
    .input(byId)
    .output(z.object({ data: notificationPreferencesSchema })),
  updateNotificationPreferences: call({ access: 'signed-in', owner: 'id', keep: 0, limits: [] })
    .route({
      method: 'PUT',
      path: '/users/{id}/notification-preferences',
      summary: 'Change the caller’s email preferences',
      tags,
    })
    .input(byId.extend(notificationPreferencesSchema.shape))
    .output(told.extend({ data: notificationPreferencesSchema })),
  ...sessionCalls,
  ...addressCalls,
  ...erasureCalls,
  ...ownDataCalls,
};
