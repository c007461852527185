import { expect, it } from 'vitest';
import { loggedPath } from './access-log';

it.each([
  ['/covid-19-testing/check-booking?email=ada%40example.com', '/covid-19-testing/check-booking'],
  ['/covid-19-testing/pay/K823vsolcP9uO_wVqsF0ww', '/covid-19-testing/pay/…'],
  ['/my-bookings/move/abcdefab-1a2b-4c3d-8e4f-abcdefabcdef', '/my-bookings/move/…'],
  [
    '/covid-19-testing/covid-scheduler/covid-visit-info',
    '/covid-19-testing/covid-scheduler/covid-visit-info',
  ],
  ['/', '/'],
])('%s is logged as %s', (target, logged) => {
  expect(loggedPath(target)).toBe(logged);
});
