import { getSelf, getSignedIn } from '../people';
import { api } from '../http';
import { checkKit } from './check-kit';
import { listKits } from './list-kits';
import { registerKit } from './register-kit';

export const kitsRoutes = {
  list: api.kits.list.handler(async ({ input, context }) => {
    await getSelf(context, input.userId);
    return listKits(context.deps, input);
  }),

  check: api.kits.check.handler(async ({ input, context }) => ({
    data: await checkKit(context.deps, input.registerKitId),
  })),

  register: api.kits.register.handler(async ({ input, context }) => {
    await registerKit(context.deps, await getSignedIn(context), input);
    return { success: true as const, message: 'Your kit is registered.' };
  }),
};
