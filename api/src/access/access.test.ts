import { contract } from '@larkwell/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shopper } from '../../testing/shopper';
import type { ApiClient } from '../../testing/test-app';
import { createSession } from '../http/sessions';
import { accessTable, type Access } from './table';
import { buildWorld, type World } from './world';

let world: World;
beforeAll(async () => void (world = await buildWorld()));
afterAll(() => world.shop.close());

const strangers = ['normal', 'employee', 'otherOrganisation'] as const;
type Stranger = (typeof strangers)[number];

/** What a person who is not the owner is told; null where the call is theirs to make. */
const refusalOf: Record<Access, Record<'visitor' | Stranger, number | null>> = {
  open: { visitor: null, normal: null, employee: null, otherOrganisation: null },
  'signed-in': { visitor: 401, normal: null, employee: null, otherOrganisation: null },
  maya: { visitor: 401, normal: 404, employee: 404, otherOrganisation: 404 },
  organisation: { visitor: 401, normal: 403, employee: 403, otherOrganisation: null },
  olive: { visitor: 401, normal: 403, employee: 403, otherOrganisation: 404 },
};

/** Where a role, not ownership, decides first. */
const exceptions: Record<string, Partial<Record<Stranger, number>>> = {
  'accounts.changePassword': { normal: 403, employee: 403, otherOrganisation: 403 },
  'coupons.check': { employee: 403 },
};

/** The status of the call, 200 when it is answered. */
async function statusOf(api: ApiClient, name: string, input: unknown): Promise<number> {
  const [resource, call] = name.split('.') as [keyof ApiClient, string];
  const calls = api[resource] as unknown as Record<string, (input: unknown) => Promise<unknown>>;
  return calls[call]!(input).then(
    () => 200,
    (error: { status?: number }) => error.status ?? -1,
  );
}

/** A session of its own for each call, since some calls end it. */
async function as({ id }: Shopper): Promise<ApiClient> {
  return world.shop.as({ token: await createSession(world.shop.deps.db, id) });
}

it('has a row for every call of the contract, and for no other', () => {
  const calls = Object.entries(contract).flatMap(([resource, procedures]) =>
    Object.keys(procedures).map((name) => `${resource}.${name}`),
  );
  expect(Object.keys(accessTable).sort()).toEqual(calls.sort());
});

describe.each(Object.entries(accessTable))('%s', (name, { access, input }) => {
  const given = () => input?.(world) ?? {};

  it(`is ${access === 'open' ? 'open to' : 'decided for'} a visitor`, async () => {
    const status = await statusOf(world.shop.api, name, given());
    expect(status).toBe(refusalOf[access].visitor ?? status);
    if (access === 'open' && name !== 'accounts.matchToken' && name !== 'accounts.signOut') {
      expect([401, 403]).not.toContain(status);
    }
  });

  it.each(strangers)('is decided for somebody else: %s', async (who) => {
    const status = await statusOf(await as(world.strangers[who]), name, given());
    const expected = exceptions[name]?.[who] ?? refusalOf[access][who];
    if (expected !== null) expect(status).toBe(expected);
    else expect([401, 403, 500]).not.toContain(status);
  });

  if (access === 'maya' || access === 'olive') {
    it('is its owner’s', async () => {
      const owner = access === 'maya' ? world.maya : world.olive;
      expect([401, 403, 404, 500]).not.toContain(await statusOf(await as(owner), name, given()));
    });
  }
});
