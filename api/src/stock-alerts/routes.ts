import { stockAlertMessages } from '@larkwell/contracts/stock-alerts/stock-alerts';
import { api } from '../http';
import { stopOnList } from '../mail-lists';
import { findSignedIn } from '../people';
import { refuse } from '../refusals';
import { askForStockAlert } from './ask-for-stock-alert';
import { confirmStockAlert } from './store';

const deadLink = 'This link was already used or no longer works.';

export const stockAlertsRoutes = {
  ask: api.stockAlerts.ask.handler(async ({ input, context }) => {
    const { deps, visitor } = context;
    const isProved = (await findSignedIn(context))?.email.toLowerCase() === input.email;
    const { name } = await askForStockAlert(deps, { ...input, isProved }, visitor.address);
    const { check, waiting } = stockAlertMessages;
    return { success: true as const, isConfirmed: isProved, message: isProved ? waiting(name) : check };
  }),

  confirm: api.stockAlerts.confirm.handler(async ({ input, context: { deps } }) => {
    const name = await confirmStockAlert(deps.db, input.key);
    if (name === null) refuse(422, deadLink, { code: 'code-expired', rule: 'stock-alert-link' });
    return { success: true as const, message: stockAlertMessages.waiting(name) };
  }),

  stop: api.stockAlerts.stop.handler(async ({ input, context: { deps } }) => {
    await stopOnList(deps.db, 'stock_alerts', input.key);
    return { success: true as const, message: stockAlertMessages.stopped };
  }),
};
