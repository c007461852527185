import { describe, expect, it } from 'vitest';
import { interruptedBy } from './interrupted';

const page = 'http://localhost/profile/edit';

function formOf(name: string, value: string): FormData {
  const form = new FormData();
  form.set(name, value);
  return form;
}

describe('a form that waits for the password', () => {
  it('is kept as it was typed', () => {
    expect(interruptedBy(`${page}.data?from=profile`, formOf('email', 'maya@example.com'))).toEqual({
      to: '/profile/edit?from=profile',
      fields: [['email', 'maya@example.com']],
    });
  });

  it.each([
    ['many letters', 'x'.repeat(5_000)],
    ['letters of several bytes', '漢'.repeat(600)],
  ])('is opened again when it has %s, more than a cookie holds', (_what, text) => {
    expect(interruptedBy(page, formOf('fullName', text))).toEqual({ to: '/profile/edit', fields: null });
  });

  it('drops a query that is too long', () => {
    expect(interruptedBy(`${page}?q=${'x'.repeat(5_000)}`, null)).toEqual({
      to: '/profile/edit',
      fields: null,
    });
  });
});
