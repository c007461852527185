import { expect, it } from 'vitest';
import { languageOf } from './language-of-address';

it.each([
  '/es',
  '/es/',
  '/es.data',
  '/ES/covid-19-testing',
  '/%65s/covid-19-testing',
  '/es/covid-19-testing/covid-scheduler.data',
])('%s is in Spanish', (pathname) => {
  expect(languageOf(pathname)).toBe('es');
});

it.each(['/', '/covid-19-testing', '/esp', '/covid-19-testing/es', '/%zz', '/essay/es'])(
  '%s is in English',
  (pathname) => {
    expect(languageOf(pathname)).toBe('en');
  },
);
