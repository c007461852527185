import { makeEnquiry } from '@larkwell/contracts/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

const received = async () => {
  await test.runJobs();
  return test.mailbox.to('support@larkwell.example');
};

it('mails what was written, and an answer goes to its sender', async () => {
  const enquiry = makeEnquiry({ subject: 'Lost kit', text: 'My order:\r\nLW-1\r\n\r\nSecond <b>part</b>.' });
  expect(await test.as({ address: '198.51.100.1' }).support.submitEnquiry(enquiry)).toMatchObject({
    success: true,
  });
  const mail = (await received()).at(-1)!;
  expect(mail.subject).toBe('Support: Lost kit');
  expect(mail.text).toMatch(/My order:\r?\nLW-1\r?\n\r?\nSecond <b>part<\/b>\./);
  expect(mail.html).toContain('&lt;b&gt;part&lt;/b&gt;');
});

it('thanks who fills in the hidden field, and mails nothing', async () => {
  const before = (await received()).length;
  const answer = await test
    .as({ address: '198.51.100.2' })
    .support.submitEnquiry(makeEnquiry({ email: 'bot@example.com', website: 'https://spam.test' }));
  expect(answer.success).toBe(true);
  expect(await received()).toHaveLength(before);
});

it('names every field that is missing', async () => {
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

it('takes five in an hour from one sender, and ten from one address', async () => {
  const write = (email: string, address: string) =>
    test.as({ address }).support.submitEnquiry(makeEnquiry({ email }));
  for (let count = 0; count < 5; count += 1) await write('often@example.com', `198.51.100.${20 + count}`);
  await expect(write('often@example.com', '198.51.100.30')).rejects.toMatchObject({ status: 429 });
  for (let count = 0; count < 10; count += 1) await write(`p${count}@example.com`, '198.51.100.40');
  await expect(write('p11@example.com', '198.51.100.40')).rejects.toMatchObject({ status: 429 });
});
