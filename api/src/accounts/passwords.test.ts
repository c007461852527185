import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords';

const composed = 'Caf\u00e9#Teal-7';
const decomposed = 'Cafe\u0301#Teal-7';
const mixed = 'Cafe\u0301#T\u00e9al-7';

it.each([
  [composed, decomposed],
  [decomposed, composed],
])('a password is the same however the keyboard writes its accents (%j, %j)', async (chosen, typed) => {
  const stored = await hashPassword(chosen);
  expect(await verifyPassword(stored, typed)).toBe(true);
  expect(await verifyPassword(stored, 'Cafe#Teal-7')).toBe(false);
});

it.each([
  [composed, decomposed],
  [decomposed, composed],
  [mixed, mixed],
])('a hash of the password as it was typed still opens (%j, %j)', async (chosen, typed) => {
  expect(await verifyPassword(await hash(chosen), typed)).toBe(true);
});
