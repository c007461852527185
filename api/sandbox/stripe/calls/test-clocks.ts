import { z } from 'zod';
import { billWhatIsDue } from '../billing';
import { call } from '../call';
import { invalidRequest } from '../errors';
import { newId } from '../ids';
import { integer, text } from '../params';
import { retrieveCall } from '../standard-calls';

const MONTH = 31 * 24 * 60 * 60;

export const testClockCalls = [
  call(
    'test_helpers.test_clocks.create',
    'POST /v1/test_helpers/test_clocks',
    z.strictObject({ frozen_time: integer, name: text.optional() }),
    (account, input) =>
      account.store.save({
        id: newId('clock'),
        object: 'test_helpers.test_clock',
        created: account.now(),
        deletes_after: account.now() + MONTH,
        frozen_time: input.frozen_time,
        livemode: false,
        name: input.name ?? null,
        status: 'ready',
        status_details: {},
      }),
  ),
  retrieveCall('test_helpers.test_clocks', 'test_helpers.test_clock', 'test_helpers/test_clocks'),
  call(
    'test_helpers.test_clocks.advance',
    'POST /v1/test_helpers/test_clocks/:id/advance',
    z.strictObject({ frozen_time: integer }),
    (account, input, id) => {
      const clock = account.store.get('test_helpers.test_clock', id);
      if (input.frozen_time <= clock.frozen_time) {
        throw invalidRequest(
          'The frozen time must be after the current frozen time.',
          undefined,
          'frozen_time',
        );
      }
      clock.frozen_time = input.frozen_time;
      account.store.save(clock);
      billWhatIsDue(account);
      account.tell('test_helpers.test_clock.ready', clock);
      return clock;
    },
  ),
];
