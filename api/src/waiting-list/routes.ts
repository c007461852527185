import { api } from '../http';
import { stopOnList } from '../mail-lists';
import { refuse } from '../refusals';
import { askToWait } from './ask-to-wait';
import { confirmWaiting } from './store';
import { sentences } from './words';

export const waitingListRoutes = {
  ask: api.waitingList.ask.handler(async ({ input, context: { deps, visitor } }) => {
    await askToWait(deps, input, visitor.address);
    return { success: true as const, message: sentences.check };
  }),

  confirm: api.waitingList.confirm.handler(async ({ input, context: { deps } }) => {
    const day = await confirmWaiting(deps.db, input.key);
    if (!day) refuse(422, sentences.deadLink, { code: 'code-expired', rule: 'waiting-list-link' });
    return { success: true as const, message: sentences.waiting(day) };
  }),

  stop: api.waitingList.stop.handler(async ({ input, context: { deps } }) => {
    await stopOnList(deps.db, 'waiting_list', input.key);
    return { success: true as const, message: sentences.stopped };
  }),
};
