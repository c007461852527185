import { EXPORT_LINK_MINUTES } from '@larkwell/contracts/numbers/accounts';
import { requireRecentPassword } from '../accounts';
import { recordAudit } from '../audit';
import { readClock } from '../db';
import { api } from '../http';
import { getSelf } from '../people';
import { refuse } from '../refusals';
import { collectOwnData } from './collect-own-data';
import { isExportLink, signExportLink } from './export-link';

const over = `This link has expired. It works for ${EXPORT_LINK_MINUTES} minutes. Ask for a new one.`;

export const ownDataRoutes = {
  createExportLink: api.accounts.createExportLink.handler(async ({ input, context }) => {
    const { deps } = context;
    const { id } = await getSelf(context, input.id);
    await requireRecentPassword(context);
    await recordAudit(deps, { actor: id, action: 'export-link-made', subject: id, person: id });
    return { data: signExportLink(deps.settings.keyring, id, await readClock(deps.db)) };
  }),

  getExport: api.accounts.getExport.handler(async ({ input, context }) => {
    const { deps } = context;
    const user = await getSelf(context, input.id);
    const now = await readClock(deps.db);
    if (!isExportLink(deps.settings.keyring, input.link, user.id, now)) refuse(404, over);
    // Recorded first: nothing is shown that the log does not know of.
    await recordAudit(deps, { actor: user.id, action: 'data-exported', subject: user.id, person: user.id });
    const text = JSON.stringify(await collectOwnData(context, user), null, 2);
    const name = `larkwell-data-${now.toISOString().slice(0, 10)}.json`;
    return new File([text], name, { type: 'application/json' });
  }),
};
