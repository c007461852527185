import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { stubSiteEnv } from '../testing/site-env';
import type * as visits from './visit.server';
import type * as organizationVisits from './organization-visit.server';
import type * as session from './session.server';

let openSignedInVisit: (typeof visits)['openSignedInVisit'];
let openOrganizationVisit: (typeof organizationVisits)['openOrganizationVisit'];
let sessions: (typeof session)['sessions'];
beforeAll(async () => {
  stubSiteEnv();
  ({ openSignedInVisit } = await import('./visit.server'));
  ({ openOrganizationVisit } = await import('./organization-visit.server'));
  ({ sessions } = await import('./session.server'));
}, 60_000);
afterAll(() => vi.unstubAllEnvs());

async function requestBy(isOrganisationUser?: boolean) {
  const url = 'http://shop.test/profile';
  if (isOrganisationUser === undefined) return new Request(url);
  const current = await sessions.get(new Request(url));
  current.set('person', {
    id: '7',
    email: 'maya@example.com',
    name: 'Maya',
    userType: 'Normal User',
    isOrganisationUser,
  } as never);
  return new Request(url, { headers: { cookie: (await sessions.commit(current)).split(';')[0]! } });
}

const leadsTo = async (visit: Promise<unknown>) =>
  visit.then(
    () => 'opens',
    (thrown: Response) => thrown.headers.get('location'),
  );

it('a page for signed-in people opens only for them, even if no guard ran', async () => {
  expect(await leadsTo(openSignedInVisit(await requestBy()))).toBe('/signin');
  expect(await leadsTo(openSignedInVisit(await requestBy(false)))).toBe('opens');
});

it('a page for organizations opens only for them, even if no guard ran', async () => {
  expect(await leadsTo(openOrganizationVisit(await requestBy()))).toBe('/signin');
  expect(await leadsTo(openOrganizationVisit(await requestBy(false)))).toBe('/');
  expect(await leadsTo(openOrganizationVisit(await requestBy(true)))).toBe('opens');
});
