import { test as base } from '@larkwell/tooling/e2e';
import { expectFits } from './expect-fits';
import { cards, fillHostedPage, password, submit } from './shopper';
import { skipSignIn, skipToCart, skipToPayment, skipVerifying } from './shortcut';

/** As long as sign-up allows, without a break: longer than any line on a phone. */
const longName = 'Wolfeschlegelsteinhausenbergerdorffwelchevoraltern';

// The style sheets are the same with script.
const test = base.extend<{ longEmail: string }>({
  longEmail: ({ newEmail }, use) => use(newEmail.replace('@', `@${longName.toLowerCase()}.`)),
  viewport: { width: 320, height: 740 },
});

test(
  'pages of a person with a long name and a long address fit on a phone',
  { tag: '@no-js' },
  async ({ page, mailbox, longEmail, environment }) => {
    await page.goto('/signin?mode=signup');
    const main = page.getByRole('main');
    await main.getByLabel('Name', { exact: true }).fill(longName);
    await main.getByRole('textbox', { name: 'Email' }).fill(longEmail);
    await main.getByLabel('Password', { exact: true }).fill(password);
    await main.getByLabel('Confirm password').fill(password);
    await submit(page, 'Sign Up');
    await expectFits(page, 'Verify your email');
    await skipVerifying(page, mailbox, longEmail);

    await page.goto('/profile/edit');
    await main.getByRole('textbox', { name: 'Email' }).fill(`new-${longEmail}`);
    await page.getByLabel('Contact number').fill('4025550188');
    await submit(page, 'Save');
    await expectFits(page, `new-${longEmail}`);
    await page.goto('/profile');
    await expectFits(page, `new-${longEmail}`);
    await expectFits(page, longName);

    await skipToCart(page, environment, { slug: 'vitamin-d-check' });
    await skipToPayment(page, longEmail);
    await submit(page, 'Pay on another device');
    await expectFits(page, longEmail);
    await page.goto('/payments');
    await submit(page, 'Pay on our secure payment page');
    await fillHostedPage(page, cards.good);
    await page.getByRole('button', { name: /^Pay/ }).click();
    const [name] = longEmail.split('@');
    await expectFits(page, `${name}@`);
    const orderId = new URL(page.url()).pathname.split('/').pop()!;
    await page.goto(`/order-details/${orderId}`);
    await expectFits(page, `${name}@`);
  },
);

test(
  'pages about an employee with a long name and a long address fit on a phone',
  { tag: '@no-js' },
  async ({ page, sql }) => {
    const email = `@${longName.toLowerCase()}.`;
    await skipSignIn(page, 'olive@example.com');
    const employees = `organisation_id = (select id from users where email = 'olive@example.com')`;
    await sql(
      `update users set full_name = full_name || $1, email = replace(email, '@', $2) where ${employees}`,
      longName,
      email,
    );
    try {
      for (const path of ['/employees', '/employees-history', '/employees-history?tab=payment']) {
        await page.goto(path);
        await expectFits(page, longName);
      }
      await page
        .getByRole('link', { name: /^View payment/ })
        .first()
        .click();
      await expectFits(page, email);
      await page.goto('/employees');
      await page.getByRole('link', { name: longName }).first().click();
      await expectFits(page, longName);
    } finally {
      await sql(
        `update users set full_name = replace(full_name, $1, ''), email = replace(email, $2, '@') where ${employees}`,
        longName,
        email,
      );
    }
  },
);
