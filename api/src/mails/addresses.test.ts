import { makeBookingConfirmation } from '@larkwell/contracts/testing';
import { bookingEmailMessages, email, EMAIL_PATTERN } from '@larkwell/contracts/fields/email';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startMailbox, type Mailbox } from '../../testing/mailbox';
import { seeded } from '../../faults/random';
import { seed } from '../../faults/size.env';
import { openStripe } from '../../sandbox/stripe/testing';
import { createCalendarFile } from '../appointments';
import { createMailService, type MailService } from '../services';

const names = [
  ...['a', 'A.b', '-a', 'a-', '_', '_._', 'a_b-c.9', '0', 'x'.repeat(64), 'x'.repeat(65)],
  ...['.', '.a', 'a.', 'a..b', '...', '"a"', 'a b', 'a+b', 'a,b', 'a<b', 'a;b', 'ä', "o'neil", ''],
];
const hosts = [
  ...[
    'b.co',
    'B.COM',
    'mail-host.co.uk',
    '1.2.3.com',
    'b--c.com',
    'xn--bcher-kva.com',
    'xn--.com',
    'xn--0.com',
    'xn--99999999999.com',
    '9.info',
  ],
  ...['gmail..com', 'my_company.com', '-b.com', 'b-.com', '.com', '.b.com', 'b.c-.com', '_.com', '-.com'],
  ...[`${'b'.repeat(63)}.com`, `${'b'.repeat(64)}.com`, `${'b.'.repeat(92)}com`, `${'b.'.repeat(200)}com`],
  ...[
    'b',
    'b.c',
    'b.museum',
    'b.c0m',
    '[127.0.0.1]',
    'b.com.',
    'b .com',
    'b.com>',
    'bücher.com',
    'a@b.com',
    '',
  ],
];
const random = seeded(seed);

/** Every name at every host, and text of the characters that the pattern allows. */
const hostile = [
  ...names.flatMap((name) => hosts.map((host) => `${name}@${host}`)),
  ...Array.from({ length: 1000 }, () => {
    const text = Array.from({ length: 1 + random.int(11) }, () => random.pick([...'aZ0_.-'])).join('');
    return `${text.slice(random.int(text.length))}@${text}.com`;
  }),
];
const field = email(bookingEmailMessages);
const accepted = [...new Set(hostile.flatMap((value) => field.safeParse(value).data ?? []))];

let mailbox: Mailbox;
let mail: MailService;
let stripe: Awaited<ReturnType<typeof openStripe>>;
beforeAll(async () => {
  mailbox = await startMailbox();
  mail = createMailService({ url: mailbox.url, from: 'Larkwell <hello@larkwell.example>' });
  stripe = await openStripe();
});
afterAll(async () => {
  mail.close();
  await mailbox.close();
  await stripe.standIn.stop();
});

describe('what the email field accepts', () => {
  test('is covered by what the pattern allows, and is more than a few', () => {
    expect(accepted.length).toBeGreaterThan(100);
    expect(accepted.filter((value) => !EMAIL_PATTERN.test(value))).toEqual([]);
    expect(hostile.filter((value) => EMAIL_PATTERN.test(value)).length).toBeGreaterThan(accepted.length);
  });

  test('is invited by a calendar file', () => {
    const visit = { ...makeBookingConfirmation(), minutes: 15, sequence: 0 };
    const site = { bookingUrl: 'https://visits.example/b-7', organizer: 'hello@larkwell.example' };
    for (const address of accepted) {
      const file = createCalendarFile({ ...visit, email: address }, 'REQUEST', site);
      expect(file.replace(/\r\n[ \t]/g, '')).toContain(`mailto:${address}\r\n`);
    }
  });

  test('is mailed, to that address and no other', async () => {
    const text = 'A line';
    await Promise.all(accepted.map((to, index) => mail.send({ to, subject: 'Hello', text }, String(index))));
    expect(mailbox.mails.map(({ to }) => to).sort()).toEqual([...accepted].sort());
  });

  test('is accepted by Stripe for a customer, a receipt and a page', async () => {
    const { customers, paymentIntents, checkout } = stripe.stripe;
    const price = { currency: 'usd', unit_amount: 7000, product_data: { name: 'A test' } };
    for (const address of accepted) {
      const made = [
        await customers.create({ email: address }),
        await paymentIntents.create({ amount: 7000, currency: 'usd', receipt_email: address }),
        await checkout.sessions.create({
          mode: 'payment',
          line_items: [{ price_data: price, quantity: 1 }],
          success_url: 'https://visits.example/',
          customer_email: address,
        }),
      ];
      expect(made).toMatchObject([
        { email: address },
        { receipt_email: address },
        { customer_email: address },
      ]);
    }
  });
});

test.each(['ana@gmail..com', 'ana@my_company.com', 'a@-b.com'])(
  'control: Stripe refuses %s',
  async (address) => {
    await expect(stripe.stripe.customers.create({ email: address })).rejects.toMatchObject({
      code: 'email_invalid',
      param: 'email',
      message: `Invalid email address: ${address}`,
    });
  },
);
