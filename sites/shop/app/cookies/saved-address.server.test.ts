import { describe, expect, it } from 'vitest';
import { openAddress, sealAddress } from './saved-address.server';

const address = {
  full_name: 'Maya Reed',
  email: 'maya@example.com',
  address: '12 Elm Street',
  city: 'Omaha',
  state: 'NE',
  zipCode: '68102',
};
const secret = 'a secret that only the site knows';

describe('the saved shipping form', () => {
  it('opens for the person who saved it', () => {
    expect(openAddress(sealAddress(address, '7', secret), '7', [secret])).toEqual(address);
  });

  it('opens after a newer secret is added in front', () => {
    const sealed = sealAddress(address, '7', secret);
    expect(openAddress(sealed, '7', ['a newer secret', secret])).toEqual(address);
  });

  it('shows nothing of it in the cookie, and never the same text twice', () => {
    const sealed = sealAddress(address, '7', secret);
    const bytes = Buffer.from(sealed, 'base64url').toString('latin1');
    // Two letters can appear in a ciphertext by chance; five or more do not.
    const telling = Object.values(address).filter((value) => value.length >= 5);
    expect(telling).toHaveLength(5);
    for (const value of telling) expect(sealed + bytes).not.toContain(value);
    expect(sealAddress(address, '7', secret)).not.toBe(sealed);
  });

  it('opens neither for another account nor with another secret', () => {
    const sealed = sealAddress(address, '7', secret);
    expect(openAddress(sealed, '8', [secret])).toBeNull();
    expect(openAddress(sealed, '7', ['another secret'])).toBeNull();
  });

  it('is refused if any byte is changed', () => {
    const sealed = Buffer.from(sealAddress(address, '7', secret), 'base64url');
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed);
      changed[at]! ^= 1;
      expect(openAddress(changed.toString('base64url'), '7', [secret]), `byte ${at}`).toBeNull();
    }
  });

  it.each([undefined, null, '', 'x', 'AAAA', '!'.repeat(100)])('reads %o as nothing saved', (text) => {
    expect(openAddress(text, '7', [secret])).toBeNull();
  });
});
