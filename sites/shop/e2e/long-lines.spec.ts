import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base } from '@larkwell/tooling/e2e';
import { expectFits } from './expect-fits';
import { cards, fillHostedPage, submit } from './shopper';
import { skipRegistering, skipSignUp, skipToCart, skipToPayment } from './shortcut';

/** 60 letters without a break. */
const long = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogochllan';
const inLong = new RegExp(long.slice(0, 40), 'i');

const test = base.extend<{ longEmail: string }>({
  longEmail: ({ newEmail }, use) => use(newEmail.replace('@', `@${long.toLowerCase()}.`)),
  viewport: { width: 320, height: 640 },
});

const values = {
  collectedOn: '2027-06-12',
  values: [{ kind: 'measured', name: 'Ferritin', value: 9, unit: 'ng/mL', low: 15, high: 150 }],
};

test(
  'a name, address, city and email of 60 letters without a break fit on every page about an order and its kit',
  { tag: '@no-js' },
  async ({ page, mailbox, longEmail, environment, ops, sql }) => {
    test.slow();
    expect(long).toHaveLength(60);
    await skipSignUp(page, mailbox, longEmail);
    await sql(
      `update users set full_name = $1, address = $1, city = $1, state = 'Nebraska', state_id = 'NE',
         country = 'United States', country_id = 'US', zip_code = '68102' where email = $2`,
      long,
      longEmail,
    );
    for (const [address, words] of [
      ['/profile', inLong],
      ['/profile/edit', 'Email'],
      ['/profile/edit-address', 'House number and street'],
      ['/profile/addresses', inLong],
      ['/settings', 'Settings'],
    ] as const) {
      await page.goto(address);
      await expectFits(page, words);
    }

    await skipToCart(page, environment, { slug: 'vitamin-d-check' });
    for (const address of ['/cart', '/shipping']) {
      await page.goto(address);
      await expectFits(page, 'Vitamin D Check');
    }
    await skipToPayment(page, longEmail, { address: `12 ${long}` });
    // Forms take only real cities, and names of 50 letters.
    await sql('update orders set city = $1, full_name = $1 where email = $2', long, longEmail);
    await page.reload();
    await expectFits(page, 'Billing');
    await submit(page, 'Pay on our secure payment page');
    await fillHostedPage(page, cards.good);
    await page.getByRole('button', { name: /^Pay/ }).click();
    await expectFits(page, inLong);
    const order = new URL(page.url()).pathname.split('/').pop()!;
    await page.goto('/orders');
    await expectFits(page, 'Vitamin D Check');
    await page.goto(`/order-details/${order}`);
    await expectFits(page, inLong);
    await page.getByRole('link', { name: 'Change address' }).click();
    await expectFits(page, 'House number and street');

    const printed = await ops('orders', 'ship', order, 'ABC1234567911');
    const kitId = /Kit (\S+)/.exec(printed)![1]!;
    for (const address of [`/trackOrders/${order}`, '/kits', '/register-kit']) {
      await page.goto(address);
      await expectFits(page, /./);
    }
    await skipRegistering(page, kitId, {
      firstName: long.slice(0, 50),
      lastName: long.slice(0, 50),
      addressLine1: `12 ${long}`,
    });
    await page.goto('/kit-confirmation');
    await expectFits(page, 'Vitamin D Check');
    const folder = mkdtempSync(path.join(tmpdir(), 'report-'));
    writeFileSync(path.join(folder, 'values.json'), JSON.stringify(values));
    await ops('kits', 'report', kitId, path.join(folder, 'values.json'));
    rmSync(folder, { recursive: true });
    await page.goto('/reports');
    await expectFits(page, 'Vitamin D Check');
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
    await expectFits(page, inLong);
  },
);
