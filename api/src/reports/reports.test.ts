import { makeKitRegistration, makeReportValues } from '@larkwell/contracts/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addShopper, type Shopper } from '../../testing/shopper';
import { addKit } from '../../testing/shop';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { createKit } from '../kits';
import { attachReport } from './attach-report';

let test: TestApp;
let maya: Shopper;
let stranger: Shopper;
let productId: string;
beforeAll(async () => {
  test = await startTestApp();
  productId = await addKit(test, { name: 'Vitamin D test' });
  maya = await addShopper(test);
  stranger = await addShopper(test);
});
afterAll(() => test.close());

async function registeredKit(owner = maya): Promise<string> {
  const code = await createKit(test.deps, { productId });
  await owner.api.kits.register({ ...makeKitRegistration(), registerKitId: code, emailId: owner.email });
  return code;
}

const attach = (kitId: string, findings = makeReportValues()) =>
  attachReport(test.deps, { kitId, findings, actor: 'operator:test' });

describe('a report', () => {
  it('is announced by mail without its content, and read after sign-in', async () => {
    const kitId = await registeredKit();
    const id = await attach(kitId);
    await test.runJobs();
    const mail = test.mailbox.to(maya.email).at(-1)!;
    expect(mail.subject).toBe('Your report is ready');
    expect(mail.text).not.toMatch(/ng\/mL|below/);
    const { data } = await maya.api.reports.get({ reportId: id });
    expect(data).toMatchObject({
      kitId,
      testerName: 'Maya Lindqvist',
      collectedOn: '2026-11-12',
      summary: 'Your result for 25-hydroxyvitamin D is below the usual range.',
      values: [{ position: 'below', isUsual: false }],
    });
    expect(data.nextSteps[0]!.text).toMatch(/doctor or nurse/);
  });

  it('sends no mail to a person who opted out', async () => {
    const quiet = await addShopper(test);
    await quiet.api.accounts.updateNotificationPreferences({
      id: quiet.id,
      orderUpdates: true,
      reportReady: false,
      subscriptionReminders: true,
    });
    await attach(await registeredKit(quiet));
    await test.runJobs();
    expect(test.mailbox.to(quiet.email)).toEqual([]);
    expect((await quiet.api.reports.list({ email: quiet.email })).data).toHaveLength(1);
  });

  it('comes as a PDF with a title and a language', async () => {
    const id = await attach(await registeredKit());
    const response = await test.request(`/testReports/report/${id}/pdf`, {
      headers: { authorization: `Bearer ${maya.token}` },
    });
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    expect(text).toMatch(/\/Lang \(en-US\)/);
    expect(text).toContain('/StructTreeRoot');
    for (const tag of ['H1', 'H2', 'H3', 'L', 'LI', 'LBody', 'Table', 'TR', 'TH', 'TD', 'Figure'])
      expect(text, tag).toMatch(new RegExp(`/S /${tag}\\b`));
    expect(text).toMatch(/\/Alt \(/);
    expect(text).toMatch(/\/Scope \/Column/);
  });

  it('is listed newest first', async () => {
    const person = await addShopper(test);
    await test.moveClock({ at: new Date('2026-11-20T12:00:00Z'), frozen: true });
    const older = await attach(await registeredKit(person));
    await test.moveClock({ at: new Date('2026-11-21T12:00:00Z'), frozen: true });
    const newer = await attach(await registeredKit(person));
    await test.moveClock('real');
    const { data } = await person.api.reports.list({ email: person.email });
    expect(data.map(({ id }) => id)).toEqual([newer, older]);
  });

  it('is sealed in the database', async () => {
    const findings = makeReportValues();
    findings.values[0]!.name = 'Canarysterol';
    await attach(await registeredKit(), findings);
    const { rows } = await test.pool.query('select * from reports');
    expect(JSON.stringify(rows)).not.toContain('Canarysterol');
  });
});

it.each([
  ['There is nothing here.', (person: Shopper) => person.api.reports.list({ email: maya.email })],
  [
    'We can’t find that report.',
    async (person: Shopper) => person.api.reports.get({ reportId: await anyReport() }),
  ],
  [
    'We can’t find that report.',
    async (person: Shopper) => person.api.reports.getPdf({ reportId: await anyReport() }),
  ],
])('tells anyone else: %s', async (errorMessage, call) => {
  await expect(call(stranger)).rejects.toMatchObject({ status: 404, data: { errorMessage } });
});

async function anyReport(): Promise<string> {
  return (await maya.api.reports.list({ email: maya.email })).data[0]!.id;
}

describe('attaching a report', () => {
  it('writes an audit row', async () => {
    const id = await attach(await registeredKit());
    const { rows } = await test.pool.query('select actor, action from audit_entries where subject = $1', [
      id,
    ]);
    expect(rows).toEqual([{ actor: 'operator:test', action: 'report-attached' }]);
  });

  it('is refused for a typo, an unknown kit, an unregistered one, and a second time', async () => {
    const unregistered = await createKit(test.deps, { productId });
    await expect(attach('AAAAA-AAAAB')).rejects.toMatchObject({ status: 404 });
    await expect(attach(unregistered)).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/not registered/),
    });
    const kitId = await registeredKit();
    await attach(kitId);
    await expect(attach(kitId)).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/already has a report/),
    });
  });

  it('is refused for a sample from a future day', async () => {
    const findings = { ...makeReportValues(), collectedOn: '2999-01-01' };
    await expect(attach(await registeredKit(), findings)).rejects.toMatchObject({ status: 422 });
  });
});
