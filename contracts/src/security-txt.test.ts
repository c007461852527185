import { expect, test } from 'vitest';
import { securityTxt } from './security-txt';

test('names a contact, its own address, and a day within a year', () => {
  const given = { contact: 'mailto:security@larkwell.example', url: 'https://shop.test' };
  expect(securityTxt({ ...given, now: new Date('2026-12-01T16:30:00.123Z') }))
    .toBe(`Contact: mailto:security@larkwell.example
Expires: 2027-05-30T00:00:00Z
Preferred-Languages: en
Canonical: https://shop.test/.well-known/security.txt
`);
});
