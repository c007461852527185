import { formatKitId } from '@larkwell/contracts/kits/kit-id';
import { makeKitRegistration } from '@larkwell/contracts/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addKit } from '../../testing/shop';
import { addShopper, type Shopper } from '../../testing/shopper';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { receiveKit } from './receive-kit';
import { createKit } from './store';

let test: TestApp;
let maya: Shopper;
let productId: string;
beforeAll(async () => {
  test = await startTestApp({ labAddress: ['Intake', '100 Lab Road', 'Omaha, NE 68102'] });
  productId = await addKit(test, { name: 'Iron Check' });
  maya = await addShopper(test);
});
afterAll(() => test.close());

/** A kit that Maya registered. */
async function ownKit() {
  const code = await createKit(test.deps, { productId });
  await maya.api.kits.register({ ...makeKitRegistration(), registerKitId: code, emailId: maya.email });
  const kit = (await maya.api.kits.list({ userId: maya.id })).data.find(({ kitId }) => kitId === code)!;
  return { code, kit, call: { userId: maya.id, kit: kit.returns!.id } };
}

it('gives a label with a kit that is registered and not at the lab', async () => {
  const { kit, call, code } = await ownKit();
  expect(kit.returns).toMatchObject({ hasLabel: true });
  const file = await maya.api.kits.getLabel(call);
  expect(file.type).toBe('application/pdf');
  expect(
    Buffer.from(await file.arrayBuffer())
      .toString('latin1')
      .startsWith('%PDF-1.7'),
  ).toBe(true);
  await receiveKit(test.deps, { kitId: code, actor: 'operator:test' });
  await expect(maya.api.kits.getLabel(call)).rejects.toMatchObject({ status: 409 });
  const after = (await maya.api.kits.list({ userId: maya.id })).data.find(({ kitId }) => kitId === code);
  expect(after!.returns).toBeNull();
});

it('gives none without an address of the lab', async () => {
  const { call } = await ownKit();
  const { labAddress } = test.deps.settings;
  test.deps.settings.labAddress = [];
  await expect(maya.api.kits.getLabel(call)).rejects.toMatchObject({ status: 404 });
  test.deps.settings.labAddress = labAddress;
});

it('asks support for a new mailer once', async () => {
  const { call, code } = await ownKit();
  await maya.api.kits.askForMailer(call);
  await expect(maya.api.kits.askForMailer(call)).rejects.toMatchObject({ status: 409 });
  await test.runJobs();
  const mails = test.mailbox.to('support@larkwell.example');
  expect(mails.map(({ subject }) => subject)).toEqual([`New mailer for kit ${formatKitId(code)}`]);
  expect(mails[0]!.text).toContain(maya.email);
});

it('is for the person who registered the kit', async () => {
  const { call } = await ownKit();
  const stranger = await addShopper(test);
  const wrong = { ...call, userId: stranger.id };
  await expect(stranger.api.kits.getLabel(wrong)).rejects.toMatchObject({ status: 404 });
  await expect(stranger.api.kits.askForMailer(wrong)).rejects.toMatchObject({ status: 404 });
});
