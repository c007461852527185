import { oc } from '@orpc/contract';
import { implement } from '@orpc/server';
import type { BudgetName } from '@larkwell/contracts/budgets';
import { call, type CallRules, type LimitName } from '@larkwell/contracts/call';
import { expect, expectTypeOf, it } from 'vitest';
import type { ApiContext } from '../calls';
import { countTries } from './count-tries';
import { createHandler } from './handler';

const route = { method: 'GET', path: '/things' } as const;
const free = call({ access: 'everybody', keep: 0, limits: [] }).route(route);
const limited = call({ access: 'everybody', keep: 0, limits: ['guess'] }).route(route);

it('serves calls that say who may make them', () => {
  const { thing } = implement({ thing: free });
  expect(() => createHandler({ thing: thing.handler(() => null) })).not.toThrow();
});

it.each([
  ['nothing', oc.route(route)],
  ['only half', oc.$meta({ access: 'everybody' }).route(route)],
])('does not start with a call that says %s', (_, silent) => {
  const { thing } = implement({ thing: silent });
  expect(() => createHandler({ things: { thing: thing.handler(() => null) } })).toThrow('things.thing');
});

it('does not start with a call whose limit has no rule', () => {
  const rules = { access: 'everybody', keep: 0, limits: ['guess', 'toString'] };
  const counting = implement({ thing: oc.$meta(rules).route(route) })
    .$context<ApiContext>()
    .use(countTries);
  expect(() => createHandler({ things: { thing: counting.thing.handler(() => null) } })).toThrow(
    'things.thing names the limit toString, which has no rule',
  );
});

it('does not start with a call whose budget has no size', () => {
  const rules = { access: 'everybody', keep: 0, limits: [], budgets: ['invitations', 'toString'] };
  const { thing } = implement({ thing: oc.$meta(rules).route(route) });
  expect(() => createHandler({ things: { thing: thing.handler(() => null) } })).toThrow(
    'things.thing names the budget toString, which has no size',
  );
});

it('does not start with a call whose attempts nobody counts', () => {
  const { thing } = implement({ thing: limited });
  expect(() => createHandler({ thing: thing.handler(() => null) })).toThrow('no attempts are counted');
  const counting = implement({ thing: limited }).$context<ApiContext>().use(countTries);
  expect(() => createHandler({ thing: counting.thing.handler(() => null) })).not.toThrow();
});

it('a call with incomplete rules, or an unknown limit or budget, does not compile', () => {
  expectTypeOf<{ access: 'everybody' }>().not.toExtend<CallRules>();
  expectTypeOf<{ access: 'all'; keep: 0; limits: [] }>().not.toExtend<CallRules>();
  expectTypeOf<'guesses'>().not.toExtend<LimitName>();
  expectTypeOf<'holds'>().not.toExtend<BudgetName>();
});
