import { oc } from '@orpc/contract';
import { implement } from '@orpc/server';
import { call, type CallRules } from '@larkwell/contracts/call';
import { expect, expectTypeOf, it } from 'vitest';
import { createHandler } from './handler';

const route = { method: 'GET', path: '/things' } as const;
const said = call({ access: 'everybody', keep: 0, limits: [] }).route(route);

it('serves calls that say who may make them', () => {
  const { thing } = implement({ thing: said });
  expect(() => createHandler({ thing: thing.handler(() => null) })).not.toThrow();
});

it.each([
  ['nothing', oc.route(route)],
  ['only half', oc.$meta({ access: 'everybody' }).route(route)],
])('does not start with a call that says %s', (_, silent) => {
  const { thing } = implement({ thing: silent });
  expect(() => createHandler({ things: { thing: thing.handler(() => null) } })).toThrow('things.thing');
});

it('a call that says only half does not compile', () => {
  expectTypeOf<{ access: 'everybody' }>().not.toExtend<CallRules>();
  expectTypeOf<{ access: 'all'; keep: 0; limits: [] }>().not.toExtend<CallRules>();
});
