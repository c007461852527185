import { expect, it } from 'vitest';
import { paths } from '../paths';
import { passwordPurpose } from './password-purpose';

it.each([
  [paths.deleteAccount(), 'Confirm your password to delete your account'],
  [paths.yourData(), 'Confirm your password to get your data'],
  [paths.editProfile(), 'Confirm your password to change your details'],
  [`${paths.addPaymentMethod()}?from=profile`, 'Confirm your password to add a card'],
  [paths.removePaymentMethod('7'), 'Confirm your password to remove a card'],
  ['/subscription/12/card', 'Confirm your password to change the card'],
  [paths.orders(), 'Enter your password'],
])('the question before %s is “%s”', (to, title) => {
  expect(passwordPurpose(to)).toBe(title);
});
