import { z } from 'zod';
import { mailBudgets } from '../budgets';
import { call } from '../call';
import { stockAlertKeySchema, stockAlertSchema } from './stock-alerts';

const tags = ['products'];
const told = z.object({ success: z.literal(true), message: z.string() });

export const stockAlertsContract = {
  ask: call({ access: 'everybody', keep: 0, limits: ['stock-alert-address'], budgets: mailBudgets })
    .route({
      method: 'POST',
      path: '/product/{id}/back-in-stock',
      summary: 'Ask for one email when a sold-out product is back',
      description:
        'A person who is signed in with this address is on the list at once. Everyone else gets an email with a link to confirm, and the answer is the same whether the address is on the list already. 409 for a product that is in stock.',
      tags,
    })
    .input(stockAlertSchema)
    .output(told.extend({ isConfirmed: z.boolean() })),
  confirm: call({ access: 'everybody', keep: 0, limits: ['account-secret-address'] })
    .route({
      method: 'POST',
      path: '/product/back-in-stock/confirm',
      summary: 'Confirm with the emailed key that the address wants the email; 422 `code-expired`',
      tags,
    })
    .input(stockAlertKeySchema)
    .output(told),
  stop: call({ access: 'everybody', keep: 0, limits: ['account-secret-address'] })
    .route({
      method: 'POST',
      path: '/product/back-in-stock/stop',
      summary: 'Take the address off the list with the emailed key; the answer is the same for every key',
      tags,
    })
    .input(stockAlertKeySchema)
    .output(told),
};
