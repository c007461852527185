import { expect, it } from 'vitest';
import { honeypotName } from './honeypot-name';
import { isSpam } from './is-spam.server';

const formWith = (value?: string | Blob) => {
  const form = new FormData();
  form.set('email', 'robin@example.com');
  if (value !== undefined) form.set(honeypotName, value);
  return form;
};

it.each(['https://spam.example', ' ', new Blob(['x'])])('treats %o in the hidden field as spam', (value) => {
  expect(isSpam(formWith(value))).toBe(true);
});

it('treats an empty or missing hidden field as a person', () => {
  expect(isSpam(formWith(''))).toBe(false);
  expect(isSpam(formWith())).toBe(false);
});
