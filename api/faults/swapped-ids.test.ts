import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Shop, startShop } from '../testing/shop';
import type { Shopper } from '../testing/shopper';
import { proveMailbox } from '../testing/proved-mailbox';
import { testServiceKey } from '../testing/test-deps';
import { namesOf, rowsAbout } from './belongings';
import { listBoundCalls, requestFor, type ApiCall } from './calls';
import { census } from './census';
import { makeWorld, type World } from './world';

let shop: Shop;
let theirs: World;
let own: World;
let names: string[];
let lastRows: string;
/** Shows that the asker reads another patient's mailbox. */
let otherProof: string;
beforeAll(async () => {
  shop = await startShop();
  theirs = await makeWorld(shop);
  own = await makeWorld(shop, '9400100000000000000010');
  await shop.standIn.webhooksSent();
  otherProof = await proveMailbox(shop, own.visit.patient.email, { draftId: own.visit.nextDraft });
  names = namesOf(theirs);
  lastRows = await rowsAbout(shop, names);
}, 240_000);
/** How many requests contained another account's ids. */
const counts = { swaps: 0, asked: 0, visitIds: 0 };

afterAll(async () => {
  console.log(`the API, with swapped ids: ${JSON.stringify(counts)}`);
  await shop.close();
});

const calls = listBoundCalls().filter(({ name }) => name !== 'accounts.signOut');

/**
 * Whose things are requested: all of the others', the others' under one's own name, one's own under the
 * others' name.
 */
const swaps: Record<string, () => World> = {
  everything: () => theirs,
  things: () => ({ ...theirs, maya: own.maya, eli: own.eli, olive: own.olive }),
  people: () => ({ ...own, maya: theirs.maya, eli: theirs.eli, olive: theirs.olive }),
};

/**
 * What an answer reveals about the others that was not in the request, and whether anything of theirs has
 * changed.
 */
async function intrude(call: ApiCall, asker: Shopper, world: World) {
  const input = census[call.name]!.ask(world);
  const answer = await (await send(call, asker, input)).text();
  const asked = JSON.stringify(input);
  const rows = await rowsAbout(shop, names);
  const isChanged = rows !== lastRows;
  lastRows = rows;
  return { learned: names.filter((name) => answer.includes(name) && !asked.includes(name)), isChanged };
}

async function send(call: ApiCall, asker: Shopper, input: object): Promise<Response> {
  await shop.pool.query('delete from rate_limits');
  const { path, init } = requestFor(call, input);
  const headers = new Headers(init.headers);
  headers.set('x-service-key', testServiceKey);
  headers.set('x-visitor-address', '203.0.113.7');
  headers.set('authorization', `Bearer ${asker.token}`);
  headers.set('x-booking-proof', otherProof);
  return shop.request(path, { ...init, headers });
}

test.each(Object.keys(swaps))(
  'with %s swapped, no call reveals or changes anything of another account with the same role',
  async (swap) => {
    counts.swaps += 1;
    const found: string[] = [];
    for (const call of calls) {
      for (const role of ['maya', 'eli', 'olive'] as const) {
        counts.asked += 1;
        const { learned, isChanged } = await intrude(call, own[role], swaps[swap]!());
        if (learned.length > 0 || isChanged)
          found.push(`${call.name} by another ${role}: ${learned} ${isChanged}`);
      }
    }
    expect(found).toEqual([]);
  },
  240_000,
);

/** The fields of a call that name a thing. */
function namingFields({ input }: ApiCall, asked: object): string[] {
  const fields = input && 'shape' in input ? Object.keys(input.shape as object) : Object.keys(asked);
  return fields.filter((field) => /(^id|Id|Token|^token|^key|^link)$/.test(field));
}

/** Anyone who has the address of a confirmation sees this of the visit, as specified. */
const shownByAddress = [
  'appointments.getConfirmation, booking in bookingId: email,code',
  'appointments.getCalendar, booking in bookingId: code',
];

/** Calls that answer everyone alike, whether the id is known or not. */
const alike = ['hasOpenPayment', 'requestLookupCode', 'listBookings'].map((name) => `appointments.${name}`);

const isRefusal = (answer: Response, text: string) => !answer.ok || text.startsWith('{"success":false');

test('with an id of another patient’s visit in any field, every call refuses and reveals nothing of it', async () => {
  const { patient, ...ids } = theirs.visit;
  const { booking, code, slot, holdId, draftRow, picture } = ids;
  const { nextDraft: _secret, location: _public, date: _day, freeSlot: _free, ...named } = ids;
  const facts = { ...patient, code, booking };
  const about = [booking, slot, holdId, draftRow, picture];
  // Opening a confirmation is recorded, and that is all it leaves behind.
  const rows = async () =>
    (await rowsAbout(shop, about)).split('\n').filter((row) => !row.includes('"confirmation-read"'));
  const before = await rows();
  const found: string[] = [];
  const tryOne = async (call: ApiCall, what: string, input: object) => {
    counts.visitIds += 1;
    const answer = await send(call, own.maya, input);
    const text = await answer.text();
    const asked = JSON.stringify(input);
    const shown = Object.entries(facts).flatMap(([name, fact]) =>
      text.includes(fact) && !asked.includes(fact) ? name : [],
    );
    const isWrong = shown.length > 0 || !(isRefusal(answer, text) || alike.includes(call.name));
    if (isWrong) found.push(`${call.name}, ${what}: ${shown}`);
  };
  for (const call of calls.filter(({ name }) => /^(appointments|drafts|files|uploads)\./.test(name))) {
    // One's own visit is complete and held, so nothing else is wrong.
    const mine = { ...own, draft: own.visit.nextDraft };
    const input: object = census[call.name]!.ask(mine);
    const fields = namingFields(call, input);
    const asked = { ...input, ...(fields.includes('draftId') && { draftId: mine.draft }) };
    for (const field of fields) {
      for (const [what, id] of Object.entries(named))
        await tryOne(call, `${what} in ${field}`, { ...asked, [field]: id });
    }
    if (fields.includes('draftId') && fields.length > 1) {
      const all = census[call.name]!.ask({ ...theirs, draft: mine.draft });
      await tryOne(call, 'everything but the draft', { ...all, draftId: mine.draft });
    }
  }
  expect(found.sort()).toEqual(shownByAddress.sort());
  expect(await rows()).toEqual(before);
}, 240_000);

test('control: the owners themselves can read and change', async () => {
  const by = (name: string, asker: Shopper) =>
    intrude(
      calls.find((call) => call.name === name)!,
      asker,
      theirs,
    );
  expect((await by('orders.list', theirs.maya)).learned).toContain(theirs.paidOrder);
  expect((await by('employees.list', theirs.olive)).learned).toContain(theirs.eli.email);
  expect((await by('subscriptions.cancel', theirs.maya)).isChanged).toBe(true);
});
