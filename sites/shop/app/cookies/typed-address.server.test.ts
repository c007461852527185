import { describe, expect, it } from 'vitest';
import { openAddress } from './saved-address.server';
import { openTyped, sealTyped } from './typed-address.server';

const secret = 'a secret that only the site knows';
const formOf = (answers: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(answers)) form.set(name, value);
  return form;
};
const right = {
  full_name: 'Maya Reed',
  email: 'maya@example.com',
  address: '12 Elm Street',
  city: 'Omaha',
  state_id: 'NE',
  zipCode: '68102',
};

describe('the typed shipping form', () => {
  it('opens for the person who sent it, without what is no answer', () => {
    const sent = formOf({ ...right, saveInformation: 'on', terms: 'mark', intent: 'place-order' });
    expect(openTyped(sealTyped(sent, '7', secret), '7', [secret])).toEqual({
      ...right,
      saveInformation: 'on',
    });
  });

  it('keeps wrong answers, and drops only one that is too long', () => {
    const sent = formOf({ ...right, zipCode: '68a02-x', email: 'maya@', address: 'x'.repeat(399) });
    expect(openTyped(sealTyped(sent, '7', secret), '7', [secret])).toEqual({
      ...right,
      zipCode: '68a02-x',
      email: 'maya@',
      address: '',
    });
  });

  it.each([
    ['a', 398],
    ['€', 132],
    ['💧', 99],
    ['\u0001', 66],
  ])('fits in a cookie, however long the answers of %j are', (letter, most) => {
    const sealedWith = (length: number) =>
      sealTyped(
        formOf(Object.fromEntries(Object.keys(right).map((name) => [name, letter.repeat(length)]))),
        '7',
        secret,
      );
    expect(openTyped(sealedWith(most), '7', [secret])?.city).toBe(letter.repeat(most));
    expect(sealedWith(most).length).toBeLessThan(3900);
    expect(openTyped(sealedWith(most + 1), '7', [secret])?.city).toBe('');
  });

  it('opens neither for another account, nor with another secret, nor as a saved address', () => {
    const sealed = sealTyped(formOf(right), '7', secret);
    expect(openTyped(sealed, '8', [secret])).toBeNull();
    expect(openTyped(sealed, '7', ['another secret'])).toBeNull();
    expect(openAddress(sealed, '7', [secret])).toBeNull();
    expect(sealed).not.toContain('Elm');
  });
});
