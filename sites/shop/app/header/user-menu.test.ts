import { describe, expect, it } from 'vitest';
import { initialsOf, userMenu } from './user-menu';

const labels = (visitor: Parameters<typeof userMenu>[0]) => userMenu(visitor).map(({ label }) => label);

describe('the user menu', () => {
  it('offers a normal user subscriptions but no employees', () => {
    expect(labels({ userType: 'Normal User', isOrganisationUser: false })).toEqual([
      'My Kits',
      'My Profile',
      'My Orders',
      'Subscriptions',
      'Test Reports',
      'Support',
    ]);
  });

  it('offers an employee neither subscriptions nor employees', () => {
    expect(labels({ userType: 'Employee User', isOrganisationUser: false })).toEqual([
      'My Kits',
      'My Profile',
      'My Orders',
      'Test Reports',
      'Support',
    ]);
  });

  it('offers an organization its employees and their history', () => {
    expect(labels({ userType: 'Normal User', isOrganisationUser: true })).toEqual([
      'My Kits',
      'My Profile',
      'My Orders',
      'Subscriptions',
      'My Employees',
      'History',
      'Test Reports',
      'Support',
    ]);
  });
});

describe('initials', () => {
  it.each([
    ['Maya Reed', 'MR'],
    ['maya', 'M'],
    ['Ana María de la Cruz', 'AC'],
    ['  Élodie   Ö ', 'ÉÖ'],
    ['', ''],
  ])('of %o are %o', (name, initials) => expect(initialsOf(name)).toBe(initials));
});
