import { makeSignup } from '@larkwell/contracts/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  confirmHeld,
  fillDay,
  fixedMorning,
  holdWithCompleteDraft,
  openPlace,
  type HeldDraft,
} from '../../testing/booking-fixture';
import { addKit, startShop, type Shop } from '../../testing/shop';
import { addShopper, home, once } from '../../testing/shopper';
import { exemptMails } from '../../testing/exempt-mails';
import { mailKinds } from '../mail-kinds';
import { budgetSizes } from './budgets';
import { spend } from './spend';
import { spendingAs } from './spender';
import { mailTo } from '../http';

vi.setConfig({ testTimeout: 60_000 });
let app: Shop;
let nextSlot: () => Promise<string>;
beforeAll(async () => {
  app = await startShop({ settings: { budgets: budgetSizes() } });
  await app.moveClock({ at: fixedMorning });
  ({ nextSlot } = await openPlace(app));
});
// Limits on attempts have tests of their own.
beforeEach(() => app.pool.query('delete from rate_limits'));
afterAll(() => app.close());

let count = 0;
const somewhere = () => app.as({ address: `198.51.100.${(count += 1)}` });
const signUp = (email: string) => somewhere().accounts.signup(makeSignup({ email }));
async function invite(email: string) {
  const organization = await addShopper(app, { isOrganization: true, address: `192.0.2.${(count += 1)}` });
  await organization.api.employees.create({ fullName: 'Kim Bare', email });
}
const hold = async (email: string, testType: 'RT-PCR' | 'Antigen' = 'RT-PCR'): Promise<HeldDraft> =>
  holdWithCompleteDraft(app, await nextSlot(), {
    testType,
    answers: {
      patient_first_name: `Pat${'abcdefghijklmnopqrstuvwxyz'[(count += 1) % 26]!}`,
      patient_email: email,
    },
  });

const begin = async () => (await app.api.drafts.create({ testType: 'RT-PCR' })).data.draftId;

/**
 * How a stranger triggers each kind of mail to another person's mailbox. `prepare` sends no mail, or none
 * that counts.
 */
interface Way {
  prepare?(email: string): Promise<unknown>;
  cause(email: string, prepared: unknown): Promise<unknown>;
}
const counted: Record<string, Way> = {
  'account-code': { cause: signUp },
  'account-known-address': {
    prepare: async (email) => {
      const owner = await addShopper(app);
      await app.pool.query('update users set email = $1 where id = $2', [email, owner.id]);
    },
    cause: signUp,
  },
  'account-change-code': {
    cause: async (email) => {
      const { id, api } = await addShopper(app);
      await api.accounts.updateProfile({ id, email });
    },
  },
  'employee-welcome': { cause: invite },
  'employee-known-address': {
    prepare: async (email) => {
      const owner = await addShopper(app);
      await app.pool.query('update users set email = $1 where id = $2', [email, owner.id]);
    },
    cause: invite,
  },
  'employee-invitations': {
    prepare: async (email) => {
      for (const n of [1, 2]) {
        const { id } = await addShopper(app, { isOrganization: true });
        await app.pool.query(
          `insert into users (full_name, email, user_type, organisation_id, password_hash)
           values ($1, $2, 'Employee User', $3, 'none')`,
          [`Kim ${n}`, email, id],
        );
      }
    },
    cause: (email) => somewhere().accounts.forgotPassword({ email }),
  },
  'visit-lookup-code': {
    prepare: hold,
    cause: async (email, held) =>
      somewhere().appointments.requestLookupCode({ userEmail: email, draftId: (held as HeldDraft).draftId }),
  },
  'visit-resume': {
    prepare: begin,
    cause: (userEmail, draftId) =>
      somewhere().drafts.mailResumeLink({ draftId: draftId as string, userEmail }),
  },
  'visit-resume-code': {
    prepare: async (email) => {
      const draftId = await begin();
      return app.deps.cipher.seal(JSON.stringify({ draftId, email }), 'resume link');
    },
    cause: (_, link) => somewhere().drafts.mailResumeCode({ link: link as string }),
  },
  'visit-confirmed': { prepare: hold, cause: (_, held) => confirmHeld(app, held as HeldDraft) },
  'visit-pay-link': {
    prepare: (email) => hold(email, 'Antigen'),
    cause: (_, held) => {
      const { draftId, hold: place } = held as HeldDraft;
      return app.api.appointments.createPayLink({ draftId, holdToken: place.holdToken });
    },
  },
  'order-pay-link': {
    cause: async (email) => {
      const { id, api } = await addShopper(app);
      const cartItems = [once(await addKit(app, { stock: 5 }))];
      const { data } = await api.cart.createOrder({ ...home, id, email, cartItems, couponCode: null });
      await api.payments.createPayLink({ orderId: data.orderId });
    },
  },
  'waiting-list-confirm': {
    cause: async (email) => somewhere().waitingList.ask({ ...(await fillDay(app)).day, email }),
  },
  'stock-alert-confirm': {
    prepare: () => addKit(app, { stock: 0 }),
    cause: (email, kit) => somewhere().stockAlerts.ask({ id: kit as string, email }),
  },
};

it('every kind of mail is counted, or states why not', () => {
  const known = [...Object.keys(counted), ...Object.keys(exemptMails)].toSorted();
  expect(known).toEqual(mailKinds.map(({ name }) => name).toSorted());
});

const usesOf = async () => {
  const { rows } = await app.pool.query(
    `select 1 from budget_uses where budget in ('mailsOfMailbox', 'invitationMails')`,
  );
  return rows.length;
};
const mailsTo = (email: string) => app.mailbox.to(email).length;

describe.each(Object.entries(counted))('%s', (_, { prepare, cause }) => {
  it('is counted each time it is sent', async () => {
    const email = `mailed-${(count += 1)}@example.com`;
    const prepared = await prepare?.(email);
    const before = await usesOf();
    await cause(email, prepared);
    await app.runJobs();
    expect(mailsTo(email)).toBe(1);
    expect((await usesOf()) - before).toBe(1);
  });

  it('is not sent to a mailbox that has used up its mails', async () => {
    const email = `flooded-${(count += 1)}@example.com`;
    const prepared = await prepare?.(email);
    const flood = {
      name: 'a flood',
      budgets: ['requestedMails', 'mailsOfMailbox', 'mailsOfAddress', 'invitationMails'] as const,
    };
    await spendingAs(flood, () =>
      app.deps.inTransaction(async ({ db }) => {
        await spend(db, app.deps.settings, `flood ${email}`, [{ budget: 'invitationMails', subject: email }]);
        for (let n = 0; n < 9; n += 1)
          await spend(
            db,
            app.deps.settings,
            `flood ${email} ${n}`,
            mailTo(email, `network ${n}`).slice(n < 6 ? 0 : 1),
          );
      }),
    );
    await Promise.resolve(cause(email, prepared)).catch((error: { status: number }) =>
      expect(error.status).toBe(429),
    );
    await app.runJobs();
    expect(mailsTo(email)).toBe(0);
  });
});

it('a Gmail mailbox has one budget, however it is spelled', async () => {
  const spelled = ['v.ictim', 'vi.ctim', 'vic.tim', 'vict.im', 'victi.m', 'v.i.ctim', 'victim'];
  const outcomes = [];
  for (const name of spelled) {
    await app.pool.query('delete from rate_limits');
    const domain = name.length % 2 ? 'gmail.com' : 'googlemail.com';
    outcomes.push(
      await signUp(`${name}@${domain}`).then(
        () => 200,
        ({ status }: { status: number }) => status,
      ),
    );
  }
  expect(outcomes).toEqual([200, 200, 200, 200, 200, 200, 429]);
});

it('an invited address that signs up gets two mails, and both count', async () => {
  const email = 'invited-and-new@example.com';
  await counted['employee-invitations']!.prepare!(email);
  const before = await usesOf();
  await signUp(email);
  await app.runJobs();
  expect(mailsTo(email)).toBe(2);
  expect((await usesOf()) - before).toBe(2);
});
