import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startShop, type Shop } from '../../testing/shop';
import { hashPassword } from './passwords';

const password = 'Teal-Kettle-7';
let shop: Shop;
let api: ReturnType<Shop['as']>;
let id: string;
beforeAll(async () => {
  shop = await startShop({ webhooks: false });
  await shop.deps.db.execute(sql`
    insert into users (full_name, email, password_hash, verified_at, is_organisation_user)
    values ('Olive Org', 'olive@example.com', ${await hashPassword(password)}, app_now(), true)`);
});
afterAll(() => shop.close());
beforeEach(async () => {
  const { data } = await shop.api.accounts.login({ email: 'olive@example.com', password });
  id = data.user.id;
  api = shop.as({ token: data.token });
});

const asksAgain = { status: 403, data: { code: 'reauthenticate', reauthenticate: true } };
const letPass = (minutes: number) =>
  shop.deps.db.execute(sql`
    update sessions set authenticated_at = app_now() - make_interval(mins => ${minutes})`);

describe('a session whose password was entered more than 10 minutes ago', () => {
  const guarded: [string, () => Promise<unknown>][] = [
    ['a change of the e-mail address', () => api.accounts.updateProfile({ id, email: 'else@example.com' })],
    ['a new card', () => api.payments.createSetupIntent()],
    ['a new card on the hosted page', () => api.payments.createSetupSession()],
    ['a new card of a subscription', () => api.subscriptions.createCardSetup({ subscriptionId: 'none' })],
    [
      'a new card of a subscription on the hosted page',
      () => api.subscriptions.createCardPage({ subscriptionId: 'none' }),
    ],
    [
      'a subscription that changes to a card',
      () => api.subscriptions.changeCard({ subscriptionId: 'none', setupIntent: 'seti_none' }),
    ],
    ['a new company card', () => api.payments.addPaymentMethod({ userId: id, setupIntent: 'seti_none' })],
    ['the removal of a card', () => api.payments.removePaymentMethod({ pId: 'pm_1' })],
  ];

  it.each(guarded)('must enter it again before %s', async (_what, call) => {
    await letPass(10);
    await expect(call()).rejects.toMatchObject(asksAgain);
    await api.accounts.reauthenticate({ password });
    const refusal = await call().then(
      () => null,
      (error: { data: unknown }) => error.data,
    );
    expect(refusal).not.toMatchObject({ code: 'reauthenticate' });
  });

  it('may still change the rest of the profile', async () => {
    await letPass(10);
    const { data } = await api.accounts.updateProfile({ id, fullName: 'Olive', email: 'olive@example.com' });
    expect(data.full_name).toBe('Olive');
  });

  it('changes the password with the old one, which that form asks for anyway', async () => {
    await letPass(10);
    const chosen = { newPassword: password, confirmNewPassword: password };
    await api.accounts.changePassword({ email: 'olive@example.com', oldPassword: password, ...chosen });
  });
});

it('asks for nothing within 10 minutes', async () => {
  await letPass(9);
  await api.accounts.updateProfile({ id, email: 'within@example.com' });
});

it('does not accept a wrong password, and stops after 10 of them', async () => {
  await letPass(11);
  for (let n = 0; n < 10; n += 1) {
    await expect(api.accounts.reauthenticate({ password: 'Wrong#123' })).rejects.toMatchObject({
      status: 422,
      data: { errorData: { password: ['The password is not right.'] } },
    });
  }
  await expect(api.accounts.reauthenticate({ password })).rejects.toMatchObject({ status: 429 });
  await expect(api.accounts.updateProfile({ id, email: 'w@example.com' })).rejects.toMatchObject(asksAgain);
});
