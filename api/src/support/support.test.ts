import { randomBytes } from 'node:crypto';
import type { Enquiry } from '@larkwell/contracts/support/support';
import { makeEnquiry } from '@larkwell/contracts/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addShopper } from '../../testing/shopper';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { erasePerson } from '../erasure';
import { createLookupHash } from '../security';
import { newKey, unwrapKey, type StoredKey } from '../sealing';
import { openEnquiry } from './store';
import { submitEnquiry } from './submit-enquiry';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

const received = async () => {
  await test.runJobs();
  return test.mailbox.to('support@larkwell.example');
};

it('mails the message, and a reply goes to its sender', async () => {
  const enquiry = makeEnquiry({ subject: 'Lost kit', text: 'My order:\r\nLW-1\r\n\r\nSecond <b>part</b>.' });
  expect(await test.as({ address: '198.51.100.1' }).support.submitEnquiry(enquiry)).toMatchObject({
    success: true,
  });
  const mail = (await received()).at(-1)!;
  expect(mail).toMatchObject({ subject: 'Support: Lost kit', replyTo: enquiry.email });
  expect(mail.text).not.toContain('Questions? Reply');
  expect(mail.text).toMatch(/My order:\r?\nLW-1\r?\n\r?\nSecond <b>part<\/b>\./);
  expect(mail.html).toContain('&lt;b&gt;part&lt;/b&gt;');
});

it('sends support every field', async () => {
  const written: Required<Enquiry> = {
    subject: 'Each field',
    name: 'Iris Every',
    email: 'iris.every@example.com',
    phoneNumber: '(402) 555-0143',
    text: 'Words of the message.',
  };
  await test.as({ address: '198.51.100.2' }).support.submitEnquiry(written);
  const mail = (await received()).at(-1)!;
  for (const value of Object.values(written)) expect(`${mail.subject} ${mail.text}`).toContain(value);
});

it('stores the message, sealed under a key of its own', async () => {
  const written = makeEnquiry({
    email: 'canarywriter@example.com',
    name: 'Canary Writer',
    text: 'Canarywords',
  });
  await submitEnquiry(test.deps, written);
  const { rows } = await test.pool.query<{ id: string; sealed: string; key: StoredKey }>(`
    select e.id, enquiry_sealed as sealed, email_hash, to_jsonb(k) as key
    from enquiries e join person_keys k on k.id = e.key_id order by e.created_at desc limit 1`);
  expect(JSON.stringify(rows)).not.toMatch(/canary/i);
  const row = { ...rows[0]!, key: await unwrapKey(test.deps, rows[0]!.key) };
  expect(openEnquiry(row)).toMatchObject({ email: written.email, text: 'Canarywords' });
  const another = await unwrapKey(test.deps, await newKey(test.deps));
  expect(() => openEnquiry({ ...row, key: another })).toThrow('another person');
});

it('deletes a person’s messages when the account is erased, whichever key hashed the address', async () => {
  const writer = await addShopper(test);
  const keys = [randomBytes(32), randomBytes(32)];
  const count = async () => {
    const { rows } = await test.pool.query<{ enquiries: number; keys: number }>(`
      select (select count(*)::int from enquiries) as enquiries, (select count(*)::int from person_keys) as keys`);
    return rows[0]!;
  };
  const before = await count();
  test.deps.lookupHash = createLookupHash([keys[0]!]);
  await submitEnquiry(test.deps, makeEnquiry({ email: writer.email.toUpperCase() }));
  test.deps.lookupHash = createLookupHash([keys[1]!, keys[0]!]);
  await submitEnquiry(test.deps, makeEnquiry({ email: writer.email }));
  await submitEnquiry(test.deps, makeEnquiry({ email: 'somebody.else@example.com' }));
  await test.sweep('rehash-enquiries');
  test.deps.lookupHash = createLookupHash([keys[1]!]);
  await erasePerson(test.deps, { userId: writer.id, actor: writer.id });
  const after = await count();
  expect(after.enquiries - before.enquiries).toBe(1);
  // The account's own, which is destroyed but keeps its row, and the other enquiry's.
  expect(after.keys - before.keys).toBe(2);
});

it('names every missing field', async () => {
  await expect(
    test.api.support.submitEnquiry({ subject: ' ', name: '', email: 'x', text: '', phoneNumber: '12' }),
  ).rejects.toMatchObject({
    status: 400,
    data: {
      errorData: {
        subject: ['Field is required'],
        name: ['Field is required'],
        email: ['Email must be a valid email address'],
        text: ['Field is required'],
        phoneNumber: ['Enter a US phone number, like (402) 555-0143'],
      },
    },
  });
});

it('accepts five an hour from one sender, and ten from one address', async () => {
  const write = (email: string, address: string) =>
    test.as({ address }).support.submitEnquiry(makeEnquiry({ email }));
  for (let count = 0; count < 5; count += 1) await write('often@example.com', `198.51.100.${20 + count}`);
  await expect(write('often@example.com', '198.51.100.30')).rejects.toMatchObject({ status: 429 });
  for (let count = 0; count < 10; count += 1) await write(`p${count}@example.com`, '198.51.100.40');
  await expect(write('p11@example.com', '198.51.100.40')).rejects.toMatchObject({ status: 429 });
});
