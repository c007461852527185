import { requireRecentPassword } from '../accounts/recent-password';
import { getSelf } from '../people/signed-in';
import { api } from '../http/api';
import { erasePerson } from './erase-person';

export const erasureRoutes = {
  erase: api.accounts.erase.handler(async ({ input, context }) => {
    const { id } = await getSelf(context, input.id);
    await requireRecentPassword(context);
    await erasePerson(context.deps, { userId: id, actor: id });
    return { success: true as const, message: 'Your account is deleted.' };
  }),
};
