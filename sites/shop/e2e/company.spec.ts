import { expect, expectAccessible, test, type Mailbox, type Page } from '@larkwell/tooling/e2e';
import {
  cards,
  expectConfirmation,
  fillCardField,
  fillHostedPage,
  password,
  pay,
  signIn,
  signUp,
} from './shopper';
import { refundOrder } from './refund-order';
import { skipSignIn, skipToCart, skipToPayment, skipVerifying } from './shortcut';

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });

/** Saves a card with a bank challenge; ends on the profile. */
async function addCompanyCard(page: Page, hasScript: boolean) {
  await page.getByRole('link', { name: 'Add a card' }).click();
  if (hasScript) {
    await fillCardField(page, cards.asksBank);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const bank = page.frameLocator('iframe[title="3D Secure authentication"]');
    await bank.getByRole('button', { name: 'Complete authentication' }).click();
  } else {
    await page.getByRole('button', { name: 'Add on the secure payment page' }).click();
    await fillHostedPage(page, cards.asksBank);
    await page.getByRole('button', { name: 'Save card' }).click();
    await page.getByRole('button', { name: 'Complete authentication' }).click();
  }
  await expect(page).toHaveURL('/profile', { timeout: 20_000 });
  await expect(page.getByText('Visa ending in 3155, expires 12/2034')).toBeVisible();
}

/** Only a name and an email address are required. */
async function addEmployee(page: Page, name: string, email: string) {
  await page.goto('/add-employee');
  await page.getByLabel('Full name').fill(name);
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(email);
  await button(page, 'Add employee').click();
  await expect(page).toHaveURL('/employees');
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(page.getByRole('row', { name }).getByText('Invited', { exact: true })).toBeVisible();
  const invited = 'We emailed an invitation. The employee can sign in once they accept it.';
  await expect(page.getByText(invited)).toBeVisible();
}

/** Sets the first password with the mailed link and signs in. */
async function join(page: Page, mailbox: Mailbox, email: string) {
  const mail = await mailbox.find({ to: email, subject: 'An invitation to Larkwell' });
  await page.goto(/https?:\/\/\S+\/reset-password\?[^\s"<]+/.exec(mail.text)![0]);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(password);
  await button(page, 'Set password').click();
  await expect(page).toHaveURL('/signin');
  await skipSignIn(page, email);
}

/** Takes `units` of a kit to the payment page. */
async function orderUnits(page: Page, environment: Record<string, string>, email: string, units: number) {
  await skipToCart(page, environment, { slug: 'vitamin-d-check', quantity: units });
  await skipToPayment(page, email);
}

test('a company saves a card, its employees order, it sees the payments and deactivates one employee', async ({
  page,
  browser,
  mailbox,
  newEmail,
  ops,
  sql,
  environment,
  hasScript,
  baseURL,
}) => {
  test.slow();
  await page.goto('/signin?mode=signup&redirectTo=/profile');
  await page.getByLabel('Sign up as Organization user').check();
  await signUp(page, newEmail);
  await skipVerifying(page, mailbox, newEmail);
  await page.goto('/profile');
  await expect(page.getByText('No Info')).toHaveCount(4);
  await ops('agreements', 'set', newEmail, '10', '5');
  await addCompanyCard(page, hasScript);
  await expect(page.getByText(/discount of 10 percent when an order exceeds 5 units/)).toBeVisible();

  await page.goto('/employees');
  await expect(page.getByText('There are no employees added for your organization')).toBeVisible();
  await page.goto('/employees-history');
  await expect(page.getByText('There are no employees test history for your organization')).toBeVisible();
  await page.getByRole('link', { name: 'Payment History' }).click();
  await expect(page.getByText('There is no payment history for your organization')).toBeVisible();
  const [ana, ben] = [`ana-${newEmail}`, `ben-${newEmail}`];
  await addEmployee(page, 'Ana Reyes', ana);
  await addEmployee(page, 'Ben Osei', ben);

  const newPage = async () =>
    (await browser.newContext({ javaScriptEnabled: hasScript, baseURL, locale: 'en-US' })).newPage();
  const [desk, phone] = [await newPage(), await newPage()];
  // One unit over the agreed number: 6 × $49.00 less 10 percent, by company card.
  await join(desk, mailbox, ana);
  await orderUnits(desk, environment, ana, 6);
  await desk.getByRole('radio', { name: 'Use Company Card' }).check();
  await button(desk, 'Pay $264.60 by company card').click();
  const anasOrder = await expectConfirmation(desk);
  // Exactly the agreed number: no discount, by her own card.
  await join(phone, mailbox, ben);
  await orderUnits(phone, environment, ben, 5);
  await pay(phone, cards.good, { hasScript });
  const bensOrder = await expectConfirmation(phone);
  await expect(phone.getByText('$245.00').first()).toBeVisible();
  await phone.context().close();

  await page.goto('/employees-history');
  await expect(page.getByText(anasOrder)).toBeVisible();
  const orderColumn = page.getByRole('columnheader', { name: 'Order ID', exact: true });
  await expect(orderColumn).toBeVisible();
  // What Ben paid with his own card stays private.
  await expect(page.getByText(bensOrder)).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('Ben Osei');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Payment History' }).click();
  await expect(page.getByRole('link', { name: /^View payment/ })).toHaveCount(1);
  await expect(page.getByText('Total payment: $264.60')).toBeVisible();
  await expect(orderColumn).toBeVisible();
  await expect(page.getByRole('cell', { name: anasOrder })).toBeVisible();
  await page.getByRole('link', { name: 'View payment of Ana Reyes' }).click();
  await expect(page.getByRole('term').filter({ hasText: /^Order ID$/ })).toBeVisible();
  await expect(page.getByText('Visa ending in 3155, expires 12/2034')).toBeVisible();
  await refundOrder(environment, sql, anasOrder, 1000);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('−$10.00')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.goto('/employees-history?tab=payment');
  await expect(page.getByRole('cell', { name: '$264.60 −$10.00 returned' })).toBeVisible();
  await expect(page.getByText('Total payment: $254.60')).toBeVisible();
  await expectAccessible(page);

  await orderUnits(desk, environment, ana, 1);
  await desk.getByRole('radio', { name: 'Use Company Card' }).check();
  await page.goto('/employees');
  await page.getByRole('link', { name: 'Ana Reyes' }).click();
  await page.getByRole('radio', { name: 'Inactive' }).check();
  await button(page, 'Save').click();
  await expect(page.getByText('Inactive')).toBeVisible();
  await button(desk, /by company card/).click();
  await expect(desk).toHaveURL(/\/signin/);
  await expect(desk.getByText('Your session has ended. Sign in again to continue.')).toBeVisible();
  await signIn(desk, ana);
  await expect(desk.getByText('This account is not active. Ask your organization about it.')).toBeVisible();
  await desk.context().close();
});
