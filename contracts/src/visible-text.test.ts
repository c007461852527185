import type { AnyContractProcedure } from '@orpc/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from './index';

type Schema = z.core.$ZodType;

interface Def {
  type: string;
  innerType: Schema;
  in: Schema;
  out: Schema;
  element: Schema;
  options: Schema[];
  shape: Record<string, Schema>;
}

const defOf = (schema: Schema) => schema._zod.def as unknown as Def;

/** The texts in an input, by name: its fields, and theirs. */
function listTexts(schema: Schema, name: string): [name: string, text: Schema][] {
  const def = defOf(schema);
  switch (def.type) {
    case 'string':
      return [[name, schema]];
    case 'optional':
    case 'nullable':
    case 'default':
      return listTexts(def.innerType, name);
    case 'pipe': {
      const texts = listTexts(defOf(def.in).type === 'transform' ? def.out : def.in, name);
      // The other end may refuse what this one accepts.
      return texts.map(([part, text]) => [part, part === name ? schema : text]);
    }
    case 'union':
      return def.options.flatMap((option) => listTexts(option, name));
    case 'array':
      return listTexts(def.element, `${name}[]`);
    case 'object':
      return Object.entries(def.shape).flatMap(([key, field]) => listTexts(field, `${name}.${key}`));
    default:
      return [];
  }
}

const texts = Object.entries(contract).flatMap(([resource, calls]) =>
  Object.entries(calls).flatMap(([name, call]) => {
    const input = (call as AnyContractProcedure)['~orpc'].inputSchema;
    return input ? listTexts(input as unknown as Schema, `${resource}.${name}`) : [];
  }),
);

/**
 * Answers to the visit form and the assessment travel as typed: their own rules refuse them, each beside its
 * field. A password is hashed as it is, and never shown or stored.
 */
const isReadLater = (name: string) => /\.(answers|visitInfo|assessment)\.|password$/i.test(name);

it('finds the texts of inputs, including nested ones', () => {
  const names = texts.map(([name]) => name);
  expect(names).toContain('accounts.signup.full_name');
  expect(names).toContain('cart.createOrder.cartItems[].id');
  expect(names).toContain('drafts.update.assessment.symptom_date');
});

it.each(texts.filter(([name]) => !isReadLater(name)))('%s accepts no hidden characters', (_name, text) => {
  expect(z.safeParse(text, 'a\u0000b').success).toBe(false);
});
