import { z } from 'zod';
import { mailBudgets } from '../budgets';
import { call } from '../call';
import { waitingKeySchema, waitingRequestSchema } from './waiting-list';

const tags = ['appointments'];
const told = z.object({ success: z.literal(true), message: z.string() });

export const waitingListContract = {
  ask: call({ access: 'everybody', keep: 0, limits: ['waiting-list-address'], budgets: mailBudgets })
    .route({
      method: 'POST',
      path: '/appointments/waiting-list',
      summary: 'Ask for one email when a time opens on a full day',
      description:
        'Nothing is held. The address gets a link to confirm, and the answer is the same whether it is on the list already. 409 when the day has free times, or none that could open.',
      tags,
    })
    .input(waitingRequestSchema)
    .output(told),
  confirm: call({ access: 'everybody', keep: 0, limits: ['account-secret-address'] })
    .route({
      method: 'POST',
      path: '/appointments/waiting-list/confirm',
      summary: 'Confirm with the emailed key that the address wants the email; 422 `code-expired`',
      tags,
    })
    .input(waitingKeySchema)
    .output(told),
  stop: call({ access: 'everybody', keep: 0, limits: ['account-secret-address'] })
    .route({
      method: 'POST',
      path: '/appointments/waiting-list/stop',
      summary:
        'Take the address off the waiting list with the emailed key; the answer is the same for every key',
      tags,
    })
    .input(waitingKeySchema)
    .output(told),
};
