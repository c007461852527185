import { personName } from '@larkwell/contracts/fields/person-name';
import { makeEnquiry, makeSignup } from '@larkwell/contracts/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  confirmHeld,
  fixedMorning,
  holdWithCompleteDraft,
  insertLocation,
  insertSlot,
} from '../testing/booking-fixture';
import type { CapturedMail } from '../testing/mail-text';
import { addKit, startShop, type Shop } from '../testing/shop';
import { addShopper, home, once } from '../testing/shopper';
import { injections } from './injections';
import { sized } from './size.env';

const every = sized(43, 1);
const chosen = injections.filter((_text, index) => index % every === 0);

let shop: Shop;
let kit: string;
let locationId: string;
beforeAll(async () => {
  shop = await startShop();
  await shop.moveClock({ at: fixedMorning });
  kit = await addKit(shop, { stock: 1000 });
  locationId = await insertLocation(shop);
});
afterAll(() => shop.close());

/**
 * Everything that a mail program would treat as markup. A harmless text and a hostile one must give the same.
 */
const markup = (html: string) => html.match(/<[a-z!/?][^>]*/gi)?.map((tag) => tag.replace(/=.*/s, '')) ?? [];

/** Mails are sent in no fixed order. */
const allMarkup = (mails: CapturedMail[]) => mails.map(({ html }) => markup(html).join()).sort();

let count = 0;

/** Every kind of mail that repeats user input, with `text` in each repeated field. */
async function mailWith(text: string) {
  await shop.pool.query('delete from rate_limits');
  const n = (count += 1);
  // Empty lines make paragraphs there, which is harmless.
  const oneLine = text.replace(/\s+/g, ' ');
  const short = oneLine.slice(0, 50).trim();
  // A name with a link is refused beside its field; the rest of the text is still not a name.
  const name = personName().safeParse(short).success ? short : short.replace(/[.:@]/g, ' ').trim();
  const email = `reader${n}@example.com`;
  await shop.api.accounts.signup(makeSignup({ email, full_name: name }));
  await shop.api.support.submitEnquiry(makeEnquiry({ email, subject: short, name, text: oneLine }));
  const shopper = await addShopper(shop);
  const orderId = await shopper.api.cart.createOrder({
    id: shopper.id,
    ...home,
    email,
    full_name: name,
    address: `12 Main St ${short}`,
    cartItems: [once(kit)],
  });
  await pay(shopper, orderId.data.orderId);
  const startsAt = new Date(Date.parse('2026-12-02T15:00:00Z') + n * 60_000).toISOString();
  const answers = {
    patient_first_name: name,
    patient_last_name: name,
    address_line_1: short,
    patient_email: email,
  };
  const held = await holdWithCompleteDraft(shop, await insertSlot(shop, locationId, startsAt), { answers });
  expect(await confirmHeld(shop, held)).toMatchObject({ success: true });
  await shop.runJobs();
  return shop.mailbox.mails.splice(0);
}

async function pay(shopper: Awaited<ReturnType<typeof addShopper>>, orderId: string) {
  const { data } = await shopper.api.payments.createPaymentIntent({ orderId });
  await shop.deps.stripe.paymentIntents.confirm(data.clientSecret.split('_secret_')[0]!, {
    payment_method: 'pm_card_visa',
    return_url: 'http://shop.test/',
  });
  await shopper.api.payments.checkout({ orderId });
}

test(
  `${chosen.length} injected scripts stay text in every mail that repeats user input`,
  async () => {
    const harmless = await mailWith('Ada Fields');
    expect(harmless.length).toBeGreaterThanOrEqual(4);
    const expected = allMarkup(harmless);
    for (const text of chosen) {
      const mails = await mailWith(text);
      expect(allMarkup(mails), text).toEqual(expected);
      expect(mails.map(({ to }) => to).filter((to) => to.includes('evil'))).toEqual([]);
      for (const { attachments } of mails) {
        expect(attachments.map(({ content }) => content.match(/^(BEGIN|END):/gm)?.length)).toEqual(
          // A calendar, an event and two alarms.
          attachments.map(() => 8),
        );
      }
    }
  },
  sized(120_000, 3_600_000),
);

test('control: a mail that includes text unescaped would be caught', () => {
  const naive = (text: string) => markup(`<p>Hello ${text}</p>`);
  const found = injections.filter((text) => naive(text).join() !== naive('Ada').join());
  expect(found.length).toBeGreaterThan(250);
});
