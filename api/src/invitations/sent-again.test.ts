import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INVITATION_PAUSE_SECONDS } from '@larkwell/contracts/numbers/accounts';
import { addShopper, type Shopper } from '../../testing/shopper';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { budgetSizes } from '../budgets';

let test: TestApp;
let org: Shopper;
beforeAll(async () => {
  test = await startTestApp({ budgets: budgetSizes() });
  await test.moveClock({ at: new Date('2026-12-01T15:00:00Z'), frozen: true });
  org = await addShopper(test, { isOrganization: true });
});
afterAll(() => test.close());

const justNow = 'We emailed this invitation a moment ago, so we did not send it a second time.';

let count = 0;
/** An invitation that was sent, with its mail, long enough ago to be sent again. */
async function invite(by = org) {
  const email = `sent-again-${(count += 1)}@example.com`;
  const { data } = await by.api.employees.create({ fullName: 'Kim Bare', email });
  await test.moveClock({ advanceSeconds: INVITATION_PAUSE_SECONDS });
  return { id: data.id, email };
}
const sendAgain = (id: string) => org.api.employees.sendInvitation({ id });
async function countMails(email: string) {
  await test.runJobs();
  return test.mailbox.to(email).length;
}
const find = async (id: string, by = org) => (await by.api.employees.get({ id })).data;

describe('an invitation that is sent again', () => {
  it('is mailed, and expires as late as a new one', async () => {
    const { id, email } = await invite();
    const before = await find(id);
    const { message, data } = await sendAgain(id);
    expect(message).toContain('We emailed an invitation.');
    expect(data).toMatchObject({ id, full_name: 'Kim Bare', invitation: 'waiting' });
    expect(data.invitationEnd! > before.invitationEnd!).toBe(true);
    expect(await countMails(email)).toBe(2);
  });

  it('is mailed once, however often the button is pressed at once', async () => {
    const { id, email } = await invite();
    const pressed = await Promise.all([sendAgain(id), sendAgain(id), sendAgain(id)]);
    expect(pressed.filter(({ message }) => message === justNow)).toHaveLength(2);
    expect(await countMails(email)).toBe(2);
    await test.moveClock({ advanceSeconds: INVITATION_PAUSE_SECONDS - 2 });
    expect((await sendAgain(id)).message).toBe(justNow);
    await test.moveClock({ advanceSeconds: 2 });
    await sendAgain(id);
    expect(await countMails(email)).toBe(3);
  });

  it('costs one of the day’s invitations, unless nothing is mailed', async () => {
    const busy = await addShopper(test, { isOrganization: true });
    const { id } = await invite(busy);
    for (let n = 0; n < 5; n += 1)
      await busy.api.employees.create({ fullName: 'A', email: `n${n}@example.com` });
    await busy.api.employees.sendInvitation({ id });
    for (let n = 0; n < 5; n += 1)
      expect((await busy.api.employees.sendInvitation({ id })).message).toBe(justNow);
    const { rows } = await test.pool.query(
      `select action from audit_entries where subject = $1 and action like 'invitation-%'`,
      [id],
    );
    expect(rows).toEqual([{ action: 'invitation-sent-again' }]);
  });

  it('is refused once the day’s invitations are used up, and then ends no later', async () => {
    const busy = await addShopper(test, { isOrganization: true });
    const { id } = await invite(busy);
    for (let n = 1; n < budgetSizes().invitations; n += 1)
      await busy.api.employees.create({ fullName: 'A', email: `full${n}@example.com` });
    const before = await find(id, busy);
    await expect(busy.api.employees.sendInvitation({ id })).rejects.toMatchObject({ status: 429 });
    expect(await find(id, busy)).toEqual(before);
  });

  it('is refused like an unknown one for anyone else, who gets no mail', async () => {
    const customer = await addShopper(test);
    const rival = await addShopper(test, { isOrganization: true });
    const theirs = await invite(rival);
    const mails = await countMails(theirs.email);
    const unknown = await sendAgain('none').catch((error: unknown) => error);
    for (const id of [customer.id, rival.id, org.id, theirs.id]) {
      const refusal = await sendAgain(id).catch((error: unknown) => error);
      expect(refusal).toMatchObject({ status: 404, message: (unknown as Error).message });
    }
    expect(await countMails(customer.email)).toBe(0);
    expect(await countMails(rival.email)).toBe(0);
    expect(await countMails(theirs.email)).toBe(mails);
  });

  it('does not reactivate an employee, whether invited or deactivated after accepting', async () => {
    const { id, email } = await invite();
    const member = await addShopper(test, { employer: org.id });
    for (const deactivated of [id, member.id]) {
      await org.api.employees.update({ id: deactivated, fullName: 'Pat Doe', isActive: '0' });
      const before = await find(deactivated);
      await expect(sendAgain(deactivated)).rejects.toMatchObject({ status: 409 });
      expect(await find(deactivated)).toEqual(before);
    }
    expect(await countMails(email)).toBe(0);
    expect(await countMails(member.email)).toBe(0);
  });
});
