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
      summary: 'List the caller’s sessions, the current one first',
      tags,
    })
    .input(ofOwner)
    .output(z.object({ data: z.array(ownSessionSchema) })),
  endSession: call({ access: 'signed-in', owner: 'id', keep: 0, limits: [] })
    .route({
      method: 'DELETE',
      path: '/users/{id}/sessions/{sessionId}',
      summary: 'End one of the caller’s sessions; succeeds if it has already ended',
      tags,
    })
    .input(ofOwner.extend({ sessionId: idSchema }))
    .output(done),
  endOtherSessions: call({ access: 'signed-in', owner: 'id', keep: 0, limits: [] })
    .route({
      method: 'POST',
      path: '/users/{id}/sessions/end-others',
      summary: 'End all of the caller’s sessions except the current one',
      tags,
    })
    .input(ofOwner)
    .output(done),
};
