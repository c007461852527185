import { notificationPreferencesSchema } from '@larkwell/contracts/accounts/accounts';
import { api } from '../http';
import { getSession, getSelf } from '../people';
import { checkAddress } from '../places';
import { asOwnProfile } from './own-profile';
import { getPreferences, savePreferences } from './preferences';
import { requireRecentPassword } from './recent-password';
import { updateProfile } from './update-profile';
import { asUser } from './wire';

export const profileRoutes = {
  get: api.accounts.get.handler(async ({ input, context }) => ({
    data: await asOwnProfile(context.deps.db, await getSelf(context, input.id)),
  })),

  updateProfile: api.accounts.updateProfile.handler(async ({ input, context }) => {
    const user = await getSelf(context, input.id);
    const { id: _id, ...changes } = input;
    if (changes.email && changes.email !== user.email) await requireRecentPassword(context);
    const session = await getSession(context);
    const asker = { user, session, visitorAddress: context.visitor.address };
    const saved = await updateProfile(context.deps, asker, changes);
    const message = saved.isCodeMailed
      ? 'Your profile is saved. Confirm the new email address with the code we emailed there.'
      : 'Your profile is saved.';
    return { success: true as const, message, data: asUser(saved.user) };
  }),

  validateAddress: api.accounts.validateAddress.handler(async ({ input, context }) => {
    await getSelf(context, input.id);
    const check = checkAddress(input);
    if (check.isGood) return { success: true as const, suggestion: check.suggestion };
    return { success: false as const, errorMessage: check.errorMessage, errorData: check.errorData };
  }),

  getNotificationPreferences: api.accounts.getNotificationPreferences.handler(async ({ input, context }) => {
    await getSelf(context, input.id);
    return { data: await getPreferences(context.deps.db, input.id) };
  }),

  updateNotificationPreferences: api.accounts.updateNotificationPreferences.handler(
    async ({ input, context }) => {
      await getSelf(context, input.id);
      const data = notificationPreferencesSchema.parse(input);
      await savePreferences(context.deps.db, input.id, data);
      return { success: true as const, message: 'Your choices are saved.', data };
    },
  ),
};
