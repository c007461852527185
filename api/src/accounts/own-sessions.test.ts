import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { markerOf, password, startSignIns } from '../../testing/known-password';
import type { TestApp } from '../../testing/test-app';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

const { app, addPerson } = await startSignIns();
afterAll(() => app.close());
afterEach(() => app.moveClock('real'));

let email: string;
let id: string;
beforeEach(async () => void ({ email, id } = await addPerson()));

/** Signs in from a browser identified by this name. */
async function signIn(browser?: string, as = email) {
  const device = browser && { marker: markerOf(browser), userAgent: firefox };
  const { data } = await app.api.accounts.login({ email: as, password, ...(device && { device }) });
  return app.as({ token: data.token });
}

const alive = async (api: TestApp['api']) =>
  api.accounts.get({ id }).then(
    () => true,
    () => false,
  );

async function warnings(to = email) {
  await app.runJobs();
  return app.mailbox.to(to).filter(({ subject }) => subject === 'A new sign-in to your account');
}

describe('a person’s sessions', () => {
  it('are listed with their device, the current one first', async () => {
    await app.moveClock({ at: new Date('2026-11-20T10:00:00Z') });
    const phone = await signIn('phone');
    await signIn();
    await app.moveClock({ advanceSeconds: 3600 });
    const { data } = await phone.accounts.listSessions({ id });
    expect(data).toMatchObject([
      { device: 'Firefox on Linux', isCurrent: true },
      { device: null, isCurrent: false },
    ]);
    expect(data[0]!.startedAt).toMatch(/^2026-11-20T10:00/);
    expect(data[0]!.lastUsedAt).toMatch(/^2026-11-20T11:00/);
    expect(data[1]!.lastUsedAt).toMatch(/^2026-11-20T10:00/);
  });

  it('end one by one, on the server', async () => {
    const [phone, laptop, tablet] = [await signIn('phone'), await signIn('laptop'), await signIn('tablet')];
    const { data } = await laptop.accounts.listSessions({ id });
    const own = data.find(({ isCurrent }) => isCurrent)!;
    await phone.accounts.endSession({ id, sessionId: own.id });
    expect(await Promise.all([phone, laptop, tablet].map(alive))).toEqual([true, false, true]);
    await expect(phone.accounts.endSession({ id, sessionId: own.id })).resolves.toEqual({ success: true });
  });

  it('end all at once, except the current one', async () => {
    const [phone, laptop, tablet] = [await signIn('phone'), await signIn('laptop'), await signIn('tablet')];
    await laptop.accounts.endOtherSessions({ id });
    expect(await Promise.all([phone, laptop, tablet].map(alive))).toEqual([false, true, false]);
    expect((await laptop.accounts.listSessions({ id })).data).toHaveLength(1);
    const { rows } = await app.deps.db.execute<{ action: string }>(sql`
      select action from audit_entries where actor = ${id} and action like '%ended'`);
    expect(rows).toEqual([{ action: 'other-sessions-ended' }]);
  });

  it('of someone else can be neither seen nor ended', async () => {
    const mine = await signIn('phone');
    const [other] = (await mine.accounts.listSessions({ id })).data;
    const bo = await addPerson();
    const stranger = await signIn('phone', bo.email);
    await expect(stranger.accounts.listSessions({ id })).rejects.toMatchObject({ status: 404 });
    await expect(stranger.accounts.endOtherSessions({ id })).rejects.toMatchObject({ status: 404 });
    await stranger.accounts.endSession({ id: bo.id, sessionId: other!.id });
    expect(await alive(mine)).toBe(true);
  });

  it('are not listed once they have expired', async () => {
    await signIn('phone');
    await app.moveClock({ advanceSeconds: 31 * 24 * 3600 });
    expect((await (await signIn('laptop')).accounts.listSessions({ id })).data).toHaveLength(1);
  });
});

describe('a sign-in from a new device', () => {
  it('is reported by mail, with its time, its browser and the ways to stop it', async () => {
    await signIn('laptop');
    expect(await warnings(), 'the first sign-in is no news').toEqual([]);
    await app.moveClock({ at: new Date('2026-11-21T03:07:00Z') });
    await signIn('phone');
    const [mail, ...more] = await warnings();
    expect(more).toEqual([]);
    for (const text of [
      'Friday, November 20, 2026 at 10:07 PM Eastern Time',
      'Firefox on Linux',
      '/forgot-password',
      '/profile/sessions',
    ])
      expect(mail!.text).toContain(text);
  });

  it('is not reported where the person has signed in before', async () => {
    for (const browser of ['laptop', 'phone', 'laptop', 'phone', 'phone']) await signIn(browser);
    expect(await warnings()).toHaveLength(1);
  });

  it('is reported every time when the browser keeps no marker', async () => {
    await signIn('laptop');
    await signIn();
    await signIn();
    expect(await warnings()).toHaveLength(2);
  });

  it('is reported to each person who shares the browser, whose marker is hashed separately for each', async () => {
    const bo = await addPerson();
    await signIn('laptop');
    await signIn('home', bo.email);
    await signIn('laptop', bo.email);
    expect(await warnings(bo.email)).toHaveLength(1);
    const hashes = await app.deps.db.execute<{ hash: string }>(sql`
      select marker_hash as hash from devices where user_id in (${id}, ${bo.id})`);
    expect(new Set(hashes.rows.map(({ hash }) => hash)).size).toBe(3);
    expect(JSON.stringify(hashes.rows)).not.toContain(markerOf('laptop'));
  });

  it('is not reported for a wrong password', async () => {
    await signIn('laptop');
    const device = { marker: markerOf('phone') };
    await expect(app.api.accounts.login({ email, password: 'Wrong#123', device })).rejects.toMatchObject({
      status: 401,
    });
    expect(await warnings()).toEqual([]);
  });

  it('is reported again 400 days after the device’s last use, even for the only device', async () => {
    await signIn('laptop');
    await app.moveClock({ advanceSeconds: 3600 });
    await signIn('phone');
    await app.moveClock({ advanceSeconds: 400 * 24 * 3600 - 1 });
    await app.sweep('retention');
    await signIn('phone');
    expect(await warnings()).toHaveLength(1);
    await signIn('laptop');
    expect(await warnings()).toHaveLength(2);
    await app.moveClock({ advanceSeconds: 500 * 24 * 3600 });
    await app.sweep('retention');
    await signIn('stranger');
    expect(await warnings()).toHaveLength(3);
  });
});
