import { z } from 'zod';
import { call } from '../call';
import { idSchema } from '../fields/text';
import { ownSessionSchema } from './sessions';

const tags = ['accounts'];
const ofOwner = z.object({ id: idSchema });
const done = z.object({ success: z.literal(true) });

/** The account calls about a person's sessions. */
export const sessionCalls = {
  listSessions: call({ access: 'signed-in', owner: 'id', keep: 0, limits: [] })
    .route({
      method: 'GET',
      path: '/users/{id}/sessions',
      summary: 'List where one is signed in, the session that asks first',
      tags,
    })
    .input(ofOwner)
    .output(z.object({ data: z.array(ownSessionSchema) })),
  endSession: call({ access: 'signed-in', owner: 'id', keep: 0, limits: [] })
    .route({
      method: 'DELETE',
      path: '/users/{id}/sessions/{sessionId}',
      summary: 'End a session of one’s own; succeeds when it has ended already',
      tags,
    })
    .input(ofOwner.extend({ sessionId: idSchema }))
    .output(done),
  endOtherSessions: call({ access: 'signed-in', owner: 'id', keep: 0, limits: [] })
    .route({
      method: 'POST',
      path: '/users/{id}/sessions/end-others',
      summary: 'End every session of one’s own but the one that asks',
      tags,
    })
    .input(ofOwner)
    .output(done),
};
