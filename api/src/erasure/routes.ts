import { requireRecentPassword } from '../accounts';
import { getSelf } from '../people';
import { api } from '../http';
import { erasePerson } from './erase-person';

export const erasureRoutes = {
  erase: api.accounts.erase.handler(async ({ input, context }) => {
    const { id } = await getSelf(context, input.id);
    await requireRecentPassword(context);
    await erasePerson(context.deps, { userId: id, actor: id });
    return { success: true as const, message: 'Your account is deleted.' };
  }),
};
