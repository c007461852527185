import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listBoundCalls } from '../../faults/calls';
import { limitRules } from './limit-rules';

const source = join(import.meta.dirname, '..');

it('every rule limits a call', () => {
  const named = new Set<string>(listBoundCalls().flatMap(({ rules }) => rules.limits));
  expect([...named].sort()).toEqual(Object.keys(limitRules).sort());
});

it('no handler counts attempts itself: only the rules do, and Stripe’s events about refused cards', () => {
  const counting = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .filter((file) => /limits\s*\.\s*(count|giveBack)\(/.test(readFileSync(join(source, file), 'utf8')));
  expect(counting.sort()).toEqual(['http/count-tries.ts', 'payments/payment-events.ts']);
});
