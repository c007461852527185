import { parseWithZod } from '@conform-to/zod/v4';
import { describe, expect, it } from 'vitest';
import { changePasswordForm } from '../profile_.change-password/form';
import { forgotPasswordForm } from '../forgot-password/form';
import { resetPasswordForm } from '../reset-password/form';
import { shippingForm } from '../shipping/form';
import { signInForm, signUpForm } from '../../account/sign-in-forms';

const errorsOf = (schema: Parameters<typeof parseWithZod>[1]['schema'], values: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return parseWithZod(form, { schema }).reply().error ?? {};
};

const strength = [
  'Length must be between 8 to 15 characters',
  'At least one uppercase character required',
  'At least one lowercase character required',
  'At least one digit required',
  'At least one special character required',
];

describe('sign in', () => {
  it.each([
    ['', 'Email cannot be empty!'],
    ['   ', 'Email cannot be empty!'],
    ['maya@example', 'Email must be a valid email address'],
    ['maya@example.museum', 'Email must be a valid email address'],
    ['ma+ya@example.com', 'Email must be a valid email address'],
  ])('answers the email %o with its sentence', (email, message) => {
    expect(errorsOf(signInForm, { email, password: 'Teal-Kettle-7' })).toEqual({ email: [message] });
  });

  it.each([
    ['', 'Password cannot be empty!'],
    ['12345', 'Incorrect password.'],
    ['1234567890123456', 'Incorrect password.'],
  ])('answers the password %o with its sentence', (password, message) => {
    expect(errorsOf(signInForm, { email: 'maya@example.com', password })).toEqual({ password: [message] });
  });
});

describe('sign up', () => {
  const good = {
    full_name: 'Maya Reed',
    email: 'maya@example.com',
    password: 'Teal-Kettle-7',
    confirmPassword: 'Teal-Kettle-7',
  };

  it('accepts a person and an organization', () => {
    expect(errorsOf(signUpForm, good)).toEqual({});
    expect(errorsOf(signUpForm, { ...good, isOrganisationUser: 'on' })).toEqual({});
  });

  it('lets an organization, but not a person, have a name like a web address', () => {
    const company = { ...good, full_name: 'Booking.com' };
    const told = 'Enter the name without a web or email address. Put a space after a dot.';
    expect(errorsOf(signUpForm, { ...company, password: '' })).toEqual({
      full_name: [told],
      password: ['Password cannot be empty!'],
    });
    expect(errorsOf(signUpForm, { ...company, isOrganisationUser: 'on' })).toEqual({});
    expect(errorsOf(signUpForm, { ...good, full_name: 'www.evil' })).toEqual({ full_name: [told] });
  });

  it.each([
    ['full_name', '', ['Name is required']],
    ['full_name', '   ', ['Name is required']],
    ['full_name', 'x'.repeat(51), ['Name length cannot be greater than 50']],
    ['password', '', ['Password cannot be empty!']],
    ['confirmPassword', '', ['Confirm Password cannot be empty!']],
    ['confirmPassword', 'Teal-Kettle-8', ['Passwords Don’t Match!']],
  ])('answers %s %o with its sentence', (field, value, messages) => {
    expect(errorsOf(signUpForm, { ...good, [field]: value })[field]).toEqual(messages);
  });

  it('lists every failing strength rule, in order', () => {
    expect(errorsOf(signUpForm, { ...good, password: '....' }).password).toEqual(strength);
    expect(errorsOf(signUpForm, { ...good, password: 'larkwell#1' }).password).toEqual([strength[1]]);
  });
});

describe('other password forms', () => {
  it('says which of the passwords is missing', () => {
    expect(errorsOf(changePasswordForm, {})).toEqual({
      oldPassword: ['Old Password cannot be empty!'],
      newPassword: ['New Password cannot be empty!'],
      confirmNewPassword: ['Confirm Password cannot be empty!'],
    });
    expect(errorsOf(resetPasswordForm, { resetKey: 'k' })).toEqual({
      newPassword: ['New Password cannot be empty!'],
      confirmNewPassword: ['Confirm Password cannot be empty!'],
    });
    expect(errorsOf(forgotPasswordForm, {})).toEqual({ email: ['This field cannot be empty!'] });
  });
});

describe('shipping', () => {
  it('names every missing field', () => {
    expect(errorsOf(shippingForm, { zipCode: '  ' })).toEqual({
      full_name: ['Full Name cannot be empty!'],
      email: ['Email cannot be empty!'],
      zipCode: ['Zip code cannot be empty!'],
      address: ['Address cannot be empty!'],
      city: ['City cannot be empty!'],
      state_id: ['State cannot be empty!'],
      country_id: ['Country cannot be empty!'],
    });
  });

  it.each([
    ['6810', 'Zip code must be 5 digits!'],
    ['68a02', 'Please provide a valid zip code!'],
  ])('answers the ZIP %o with its sentence', (zipCode, message) => {
    expect(errorsOf(shippingForm, { zipCode }).zipCode).toEqual([message]);
  });
});
