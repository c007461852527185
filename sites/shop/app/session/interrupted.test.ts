import { describe, expect, it } from 'vitest';
import { interruptedBy } from './interrupted';

const page = 'http://localhost/profile/edit';

function formOf(name: string, value: string): FormData {
  const form = new FormData();
  form.set(name, value);
  return form;
}

describe('a form interrupted by the password question', () => {
  it('is kept as typed', () => {
    expect(interruptedBy(`${page}.data?from=profile`, formOf('email', 'maya@example.com'))).toEqual({
      to: '/profile/edit?from=profile',
      fields: [['email', 'maya@example.com']],
    });
  });

  it.each([
    ['many letters', 'x'.repeat(5_000)],
    ['multi-byte characters', '漢'.repeat(600)],
  ])('is opened again if it has %s, more than a cookie holds', (_what, text) => {
    expect(interruptedBy(page, formOf('fullName', text))).toEqual({ to: '/profile/edit', fields: null });
  });

  it('loses a query that is too long', () => {
    expect(interruptedBy(`${page}?q=${'x'.repeat(5_000)}`, null)).toEqual({
      to: '/profile/edit',
      fields: null,
    });
  });
});
