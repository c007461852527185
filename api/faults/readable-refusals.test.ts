import { z } from 'zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Shop, startShop } from '../testing/shop';
import { addShopper, type Shopper } from '../testing/shopper';
import { testServiceKey } from '../testing/test-deps';
import { type ApiCall, listBoundCalls, requestFor } from './calls';

let shop: Shop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await startShop();
  shopper = await addShopper(shop, { isOrganization: true });
});
afterAll(() => shop.close());

const strangeValues = [
  null,
  true,
  7.5,
  -1,
  'x',
  '1000a',
  'x'.repeat(6000),
  [],
  ['a'],
  {},
  { a: 1 },
  [[null]],
];
const strangeBodies = ['', 'null', '[]', '"x"', '7', '{', '{"nonsense":1}', '{"data":"x","__proto__":{}}'];

/** Validator or program words that mean nothing to a person at a screen. */
const rawWords =
  /invalid (input|option|string|type|value|key|element|union|discriminator|iso|date|url|uuid|enum)|unrecognized|expected|received|too (small|big)|zod|regex|pattern|undefined|\bnull\b|\bnan\b|\[object|validation failed/i;

function isReadable(sentence: unknown): boolean {
  return (
    typeof sentence === 'string' && /^[A-Z“]\S*( \S+)+$/s.test(sentence.trim()) && !rawWords.test(sentence)
  );
}

/** Every sentence in a refusal's body, whatever its form. */
function sentencesOf(body: Record<string, unknown>): unknown[] {
  return [body.errorMessage, ...Object.values(body.errorData ?? {}).flat()];
}

function inputsOf({ input }: ApiCall): unknown[] {
  const { properties = {} }: z.core.JSONSchema.BaseSchema = input
    ? z.toJSONSchema(input as unknown as z.ZodType, { io: 'input', unrepresentable: 'any' })
    : {};
  const names = Object.keys(properties);
  const all = (value: unknown) => Object.fromEntries(names.map((name) => [name, value]));
  return [{}, { nonsense: 1 }, ...strangeValues.map(all)];
}

test.each(listBoundCalls().map((call) => [call.name, call] as const))(
  '%s refuses invalid input in sentences a person can read',
  async (_name, call) => {
    const answered = async (path: string, init: RequestInit, round: number) => {
      const headers = new Headers(init.headers);
      headers.set('x-service-key', testServiceKey);
      headers.set('x-visitor-address', `203.0.113.${round}`);
      headers.set('authorization', `Bearer ${shopper.token}`);
      const response = await shop.request(path, { ...init, headers });
      const text = await response.text();
      const sent = `${call.method} ${path.slice(0, 200)} ${String(init.body).slice(0, 300)} → ${text.slice(0, 2000)}`;
      const isJson = response.headers.get('content-type')?.includes('json');
      const body = isJson ? (JSON.parse(text) as Record<string, unknown>) : {};
      const isRefusal = response.status >= 400 || body.success === false;
      expect(response.status, sent).toBeLessThan(500);
      if (isRefusal)
        expect(
          sentencesOf(body).filter((sentence) => !isReadable(sentence)),
          sent,
        ).toEqual([]);
      return isRefusal;
    };
    let refusals = 0;
    for (const [round, input] of inputsOf(call).entries()) {
      const { path, init } = requestFor(call, input);
      if (await answered(path, init, round)) refusals += 1;
    }
    if (call.method === 'GET') return;
    const { path } = requestFor(call, {});
    for (const [round, body] of strangeBodies.entries()) {
      const init = { method: call.method, body, headers: { 'content-type': 'application/json' } };
      if (await answered(path, init, 100 + round)) refusals += 1;
    }
    expect(refusals, 'nothing was refused').toBeGreaterThan(0);
  },
);
