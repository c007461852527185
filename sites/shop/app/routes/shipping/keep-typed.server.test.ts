import type { ApiFault } from '@larkwell/platform/client/refusal';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { stubSiteEnv } from '../../testing/site-env';
import type * as cookies from '../../cookies/typed-address-cookie.server';
import type * as visits from '../../session/visit.server';
import type * as keeping from './keep-typed.server';

let keepTyped: (typeof keeping)['keepTyped'];
let readTypedAddress: (typeof cookies)['readTypedAddress'];
let openVisit: (typeof visits)['openVisit'];
let expire: (typeof visits)['expire'];
let fault: typeof ApiFault;
beforeAll(async () => {
  stubSiteEnv();
  ({ keepTyped } = await import('./keep-typed.server'));
  ({ readTypedAddress } = await import('../../cookies/typed-address-cookie.server'));
  ({ openVisit, expire } = await import('../../session/visit.server'));
  ({ ApiFault: fault } = await import('@larkwell/platform/client/refusal'));
}, 60_000);
afterAll(() => vi.unstubAllEnvs());

const url = 'http://shop.test/shipping';
const owner = '7';
const form = new FormData();
form.set('full_name', 'Maya Reed');
form.set('address', '12 Elm Street');

/** The address that the form shows once a browser has this answer. */
function shownAfter({ headers }: { headers: Headers }) {
  const cookie = headers.getSetCookie().flatMap((set) => /^shop_typed_address=[^;]*/.exec(set) ?? []);
  return readTypedAddress(new Request(url, { headers: { cookie: cookie.join('; ') } }), owner)?.address;
}

it('keeps the address when the API fails', async () => {
  const answer = keepTyped(form, owner, () => Promise.reject(new fault('the API answered 500')));
  const thrown = await answer.catch((error: unknown) => error as ApiFault);
  expect(thrown).toBeInstanceOf(fault);
  expect(shownAfter(thrown as ApiFault)).toBe('12 Elm Street');
});

it('keeps the address when the session has ended, for its owner', async () => {
  const request = new Request(url, { method: 'POST', body: form });
  const visit = await openVisit(request);
  const answer = keepTyped(form, owner, async () => Promise.reject(await expire(visit, request)));
  const thrown = (await answer.catch((error: unknown) => error)) as Response;
  expect(thrown.headers.get('location')).toBe('/signin');
  expect(shownAfter(thrown)).toBe('12 Elm Street');
});
