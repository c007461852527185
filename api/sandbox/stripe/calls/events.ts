import { z } from 'zod';
import { call } from '../call';
import { page } from '../lists';
import { listQuery, text } from '../params';
import { retrieveCall } from '../standard-calls';

export const eventCalls = [
  retrieveCall('events', 'event'),
  call(
    'events.list',
    'GET /v1/events',
    z.strictObject({ ...listQuery, type: text.optional(), types: z.array(text).optional() }),
    (account, { type, types, ...query }) => {
      const wanted = types ?? (type ? [type] : null);
      const isWanted = (name: string) =>
        !wanted ||
        wanted.some((each) => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : name === each));
      return page(
        '/v1/events',
        account.store.list('event').filter((event) => isWanted(event.type)),
        query,
      );
    },
  ),
];
