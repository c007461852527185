import { describe, expect, it } from 'vitest';
import { guard, type Visitor } from './route-guards';

const people: Record<string, Visitor> = {
  visitor: null,
  normal: { userType: 'Normal User', isOrganisationUser: false },
  employee: { userType: 'Employee User', isOrganisationUser: false },
  organisation: { userType: 'Normal User', isOrganisationUser: true },
};

const open = [
  '/',
  '/home',
  '/categories',
  '/categories/thyroid-check',
  '/cart',
  '/support',
  '/support/help',
  '/support/help/category/Test-results',
  '/page/about-us',
  '/no-such-page',
];
const guests = ['/signin', '/login', '/verify', '/reset-password', '/forgot-password'];
const signedIn = [
  '/profile',
  '/settings',
  '/orders',
  '/order-details',
  '/order-details/7',
  '/trackOrders',
  '/trackOrders/7',
  '/shipping',
  '/payments',
  '/orderConfirmation/7',
  '/register-kit',
  '/tester-info',
  '/kit-confirmation',
  '/reports',
  '/profile/change-password',
];
const organisation = ['/employees', '/employees/7', '/add-employee', '/employees-history'];

const outcome = (who: string, path: string) => {
  const answer = guard(people[who]!, path);
  if (answer.allow) return 'opens';
  return answer.denied ? `denied, ${answer.to}` : answer.to;
};
const signIn = (path: string) => `/signin?redirectTo=${encodeURIComponent(path)}`;

describe('who may open what', () => {
  it.each(open)('%s opens for everybody', (path) => {
    for (const who of Object.keys(people)) expect(outcome(who, path), who).toBe('opens');
  });

  it.each(guests)('%s sends whoever is signed in to /home', (path) => {
    expect(outcome('visitor', path)).toBe('opens');
    for (const who of ['normal', 'employee', 'organisation']) expect(outcome(who, path), who).toBe('/home');
  });

  it.each(signedIn)('%s asks visitors to sign in and opens for the rest', (path) => {
    expect(outcome('visitor', path)).toBe(signIn(path));
    for (const who of ['normal', 'employee', 'organisation']) expect(outcome(who, path), who).toBe('opens');
  });

  it('opens subscriptions to normal users only', () => {
    expect(outcome('visitor', '/subscription')).toBe(signIn('/subscription'));
    expect(outcome('normal', '/subscription')).toBe('opens');
    expect(outcome('organisation', '/subscription')).toBe('opens');
    expect(outcome('employee', '/subscription')).toBe('denied, /');
  });

  it.each(organisation)('%s opens for organisations only', (path) => {
    expect(outcome('visitor', path)).toBe(signIn(path));
    expect(outcome('normal', path)).toBe('denied, /');
    expect(outcome('employee', path)).toBe('denied, /');
    expect(outcome('organisation', path)).toBe('opens');
  });

  it('guards an address with a slash at its end the same way', () => {
    expect(outcome('visitor', '/profile/')).toBe(signIn('/profile/'));
    expect(outcome('normal', '/signin/')).toBe('/home');
  });

  it('comes back to the whole address, query included', () => {
    const answer = guard(null, '/orders', '/orders?page=2');
    expect(answer).toMatchObject({ to: signIn('/orders?page=2') });
  });
});
