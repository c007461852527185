import type { FieldMetadata } from '@conform-to/react';
import { describe, expect, it } from 'vitest';
import {
  checkboxGroupProps,
  checkboxProps,
  dateProps,
  fieldProps,
  secretFieldProps,
  summaryErrors,
} from './field-props';

/** The parts of a conform field that are used here. */
function field(over: object) {
  return {
    id: 'visit-answer',
    name: 'answer',
    initialValue: undefined,
    errors: undefined,
    allErrors: {},
    ...over,
  } as FieldMetadata;
}

describe('fieldProps', () => {
  it('keeps what was typed beside its errors', () => {
    expect(fieldProps(field({ initialValue: '681', errors: ['Too short'] }))).toEqual({
      id: 'visit-answer',
      name: 'answer',
      defaultValue: '681',
      error: ['Too short'],
    });
  });

  it('never gives a secret back', () => {
    expect(secretFieldProps(field({ initialValue: '900-12-3456' }))).not.toHaveProperty('defaultValue');
  });
});

describe('checkboxes', () => {
  it('is checked only by its own value', () => {
    expect(checkboxProps(field({ initialValue: 'on' })).defaultChecked).toBe(true);
    expect(checkboxProps(field({ initialValue: 'no' })).defaultChecked).toBe(false);
  });

  it('takes one value or several', () => {
    expect(checkboxGroupProps(field({ initialValue: 'a' })).defaultValue).toEqual(['a']);
    expect(checkboxGroupProps(field({ initialValue: ['a', 'b'] })).defaultValue).toEqual(['a', 'b']);
    expect(checkboxGroupProps(field({})).defaultValue).toEqual([]);
  });
});

describe('dateProps', () => {
  it('knows the invalid parts and gives each message once', () => {
    const allErrors = { 'answer.day': ['Enter a day'], answer: ['Enter a day'] };
    expect(dateProps(field({ allErrors }))).toMatchObject({ wrongParts: ['day'], error: ['Enter a day'] });
  });

  it('marks the whole date if no part is named', () => {
    expect(dateProps(field({ allErrors: { answer: ['In the future'] } })).wrongParts).toBeUndefined();
  });
});

describe('summaryErrors', () => {
  const labels = { first: 'First name', dob: 'Date of birth', 'dob.day': 'Date of birth' };

  it('lists "Label: message" in the order of the labels, with the form\u2019s own errors first', () => {
    const allErrors = { 'dob.day': ['Enter a day'], first: ['This field is required'], '': ['Try again'] };
    expect(summaryErrors({ id: 'visit', allErrors }, labels)).toEqual([
      { id: undefined, text: 'Try again' },
      { id: 'visit-first', text: 'First name: This field is required' },
      { id: 'visit-dob-day', text: 'Date of birth: Enter a day' },
    ]);
  });

  it("links a wrong month to the date's first control", () => {
    expect(summaryErrors({ id: 'visit', allErrors: { 'dob.month': ['Enter a month'] } }, labels)[0]?.id).toBe(
      'visit-dob',
    );
  });
});
