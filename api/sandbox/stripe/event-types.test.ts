import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { stripeEvents } from '../../src/stripe-events';

/** What a card charge never does: it is paid or refused at once. */
const onlyAtStripe = ['payment_intent.processing'];

it('the stand-in sends every event that the product listens to', () => {
  const listened = stripeEvents.flatMap(({ types }) => types);
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
    .join('\n');
  expect(listened.filter((type) => !sources.includes(`'${type}'`))).toEqual(onlyAtStripe);
});
