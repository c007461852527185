import { getSelf, getSignedIn } from '../people';
import { api } from '../http';
import { checkKit } from './check-kit';
import { listKits } from './list-kits';
import { registerKit } from './register-kit';
import { askForMailer, getReturnLabel } from './return-sample';

export const kitsRoutes = {
  list: api.kits.list.handler(async ({ input, context }) => {
    await getSelf(context, input.userId);
    return listKits(context.deps, input);
  }),

  getLabel: api.kits.getLabel.handler(async ({ input, context }) => {
    const { id } = await getSelf(context, input.userId);
    const label = await getReturnLabel(context.deps, id, input.kit);
    // The typesetter takes 24 MB: it is loaded with the first requested file.
    const { renderLabelPdf } = await import('./label-pdf');
    return new File([await renderLabelPdf(label)], 'larkwell-return-label.pdf', { type: 'application/pdf' });
  }),

  askForMailer: api.kits.askForMailer.handler(async ({ input, context }) => {
    const user = await getSelf(context, input.userId);
    await askForMailer(context.deps, user, input.kit);
    return { success: true as const, message: 'We will send you a new mailer.' };
  }),

  check: api.kits.check.handler(async ({ input, context }) => ({
    data: await checkKit(context.deps, input.registerKitId),
  })),

  register: api.kits.register.handler(async ({ input, context }) => {
    await registerKit(context.deps, await getSignedIn(context), input);
    return { success: true as const, message: 'Your kit is registered.' };
  }),
};
