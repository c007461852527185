import { expect, it } from 'vitest';
import { orderOf, readPayForm } from './pay-form';

const formOf = (values: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

it('reads the order and the terms that were shown', () => {
  expect(readPayForm(formOf({ orderId: 'o-1', terms: 'sealed' }))).toEqual({
    orderId: 'o-1',
    terms: 'sealed',
  });
});

it.each<Record<string, string>>([
  {},
  { orderId: 'o-1' },
  { terms: 'sealed' },
  { orderId: 'o-1', terms: '' },
  { orderId: '../x', terms: 't' },
])('reads %o as a form that names no order', (values) => expect(readPayForm(formOf(values))).toBeNull());

it('names the order of a form without terms, so its payment can be looked up', () => {
  expect(orderOf(formOf({ orderId: 'o-1' }))).toBe('o-1');
});
