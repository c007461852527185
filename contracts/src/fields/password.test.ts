import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { confirmPassword, loginPassword, newPassword, passwordsMatch } from './password';
import { requiredText } from './text';

const messages = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map((i) => i.message);

describe('a new password', () => {
  it('reports every rule that fails, in order', () => {
    expect(messages(newPassword(), '~')).toEqual([
      'Length must be between 8 to 15 characters',
      'At least one uppercase character required',
      'At least one lowercase character required',
      'At least one digit required',
      'At least one special character required',
    ]);
  });

  it.each(['Larkwel1', 'larkwell#1', 'LARKWELL#1', 'Larkwell#', 'Lark#11', 'Larkwell#1234567'])(
    'refuses %s for one rule',
    (password) => {
      expect(messages(newPassword(), password)).toHaveLength(1);
    },
  );

  it.each([...'#?!@$%^&*-'])('accepts %s as the special character, at 8 and at 15 characters', (special) => {
    expect(messages(newPassword(), `Aa1${special}5678`)).toBeUndefined();
    expect(messages(newPassword(), `Aa1${special}56789012345`)).toBeUndefined();
  });

  it('reports only that it is missing, if it is', () => {
    expect(messages(newPassword(), '')).toEqual(['Password cannot be empty!']);
    expect(messages(newPassword(), undefined)).toEqual(['Password cannot be empty!']);
  });
});

it('counts an accent with its letter, however the keyboard writes it', () => {
  const longest = 'Aae\u03011#5678901234';
  expect(messages(newPassword(), longest)).toBeUndefined();
  expect(messages(newPassword(), `${longest}7`)).toEqual(['Length must be between 8 to 15 characters']);
  expect(messages(loginPassword(), longest)).toBeUndefined();
});

describe('a password to sign in with', () => {
  it('has 6 to 15 characters', () => {
    expect(messages(loginPassword(), '123456')).toBeUndefined();
    expect(messages(loginPassword(), '123456789012345')).toBeUndefined();
    expect(messages(loginPassword(), '12345')).toEqual(['Incorrect password.']);
    expect(messages(loginPassword(), '1234567890123456')).toEqual(['Incorrect password.']);
    expect(messages(loginPassword(), '')).toEqual(['Password cannot be empty!']);
  });
});

describe('the repeated password', () => {
  const schema = z
    .object({ password: z.string(), confirm: confirmPassword() })
    .refine(...passwordsMatch('password', 'confirm'));

  it('must be the same', () => {
    expect(schema.safeParse({ password: 'a', confirm: 'b' }).error?.issues).toMatchObject([
      { path: ['confirm'], message: 'Passwords Don’t Match!' },
    ]);
    expect(schema.safeParse({ password: 'a', confirm: 'a' }).success).toBe(true);
  });

  it('may be written by another keyboard', () => {
    expect(schema.safeParse({ password: 'Caf\u00e9', confirm: 'Cafe\u0301' }).success).toBe(true);
  });

  it('is compared even when another field is wrong', () => {
    const signup = z
      .object({
        name: requiredText({ required: 'Name is required' }),
        password: z.string(),
        confirm: confirmPassword(),
      })
      .refine(...passwordsMatch('password', 'confirm'));
    expect(messages(signup, { name: '', password: 'a', confirm: 'b' })).toEqual([
      'Name is required',
      'Passwords Don’t Match!',
    ]);
  });

  it('must be there', () => {
    expect(messages(schema, { password: 'a', confirm: '' })).toEqual(['Confirm Password cannot be empty!']);
  });

  it.each([7, 1e21, true, {}, ['a']])('must be text, not %j', (confirm) => {
    expect(messages(schema, { password: 'a', confirm })).toEqual(['Confirm Password cannot be empty!']);
  });
});
