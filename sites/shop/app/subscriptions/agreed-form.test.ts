import { expect, it } from 'vitest';
import { readAgreed } from './agreed-form';

it("reads the terms that a form's page showed", () => {
  const form = new FormData();
  form.set('terms', 'sealed');
  expect(readAgreed(form)).toBe('sealed');
});

it.each([null, ''])('refuses a form without them (%j)', (terms) => {
  const form = new FormData();
  if (terms !== null) form.set('terms', terms);
  expect(() => readAgreed(form)).toThrow(expect.objectContaining({ status: 400 }));
});
