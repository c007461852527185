import { expect, type Mailbox, type Page } from '@larkwell/tooling/e2e';

export const password = 'Teal-Kettle-7';

/** Card numbers that Stripe documents for tests. */
export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  asksBank: '4000002500003155',
  disputed: '4000000000000259',
};

/** Presses a button in the page's `<main>`. */
export const submit = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** Fills in the open sign-in page. */
export async function signIn(page: Page, email: string, secret = password) {
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Email' }).fill(email);
  await main.getByLabel('Password', { exact: true }).fill(secret);
  await submit(page, 'Login');
}

/** Fills in the open sign-up page, up to the request for the mailed code. */
export async function signUp(page: Page, email: string) {
  const main = page.getByRole('main');
  await main.getByLabel('Name', { exact: true }).fill('Robin Gray');
  await main.getByRole('textbox', { name: 'Email' }).fill(email);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByLabel('Confirm password').fill(password);
  await submit(page, 'Sign Up');
  await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
}

/** Creates an account with its mailed link and signs in; ends at `redirectTo`. */
export async function becomeShopper(page: Page, mailbox: Mailbox, email: string, redirectTo = '/cart') {
  await page.goto(`/signin?mode=signup&redirectTo=${encodeURIComponent(redirectTo)}`);
  await signUp(page, email);
  const mail = await mailbox.find({ to: email, subject: /code/ });
  await page.goto(/https?:\/\/\S+\/verify\?[^\s"<]+/.exec(mail.text)![0].replaceAll('&amp;', '&'));
  await submit(page, 'Verify');
  await expect(page.getByRole('heading', { name: 'Sign In', level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await signIn(page, email);
  await expect(page).toHaveURL(redirectTo);
}

/** Adds a kit to the cart from its page; `months` subscribes. Ends on the cart page. */
export async function addKit(page: Page, slug: string, months?: 3 | 6 | 12) {
  await page.goto(`/categories/${slug}`);
  if (months) {
    await page.getByLabel('Subscribe and Save').check();
    await page.getByLabel(`Every ${months} months`).check();
  }
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await openCart(page);
}

/** Enters a discount code on the open cart page. */
export async function applyCoupon(page: Page, code: string) {
  const field = page.getByLabel('Discount code', { exact: true });
  if (!(await field.isVisible())) await page.getByText('Have a discount code?').click();
  await field.fill(code);
  await page.getByRole('button', { name: /^Apply/ }).click();
}

/** Without script, adding leads to the cart; with script, it opens the drawer, which links to the cart. */
export async function openCart(page: Page) {
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  const heading = page.getByRole('heading', { name: 'Cart', level: 1 });
  await expect(drawer.getByRole('link', { name: 'View Cart' }).or(heading)).toBeVisible();
  if (await drawer.isVisible()) await drawer.getByRole('link', { name: 'View Cart' }).click();
  await expect(heading).toBeVisible();
}

/** Goes from the cart page to the payment page, with an address in Omaha. */
export async function reachPayment(page: Page, { hasScript }: { hasScript: boolean }) {
  await submit(page, 'Proceed');
  await fillAddress(page, hasScript);
  await submit(page, 'Continue to payment');
  await expect(page.getByRole('heading', { name: 'Billing', level: 1 })).toBeVisible();
}

export async function fillAddress(page: Page, hasScript: boolean) {
  await page.getByLabel('Zip code').fill('68102');
  if (hasScript) await page.getByLabel('Zip code').blur();
  else await submit(page, 'Find city and state');
  await expect(page.getByLabel('City')).toHaveValue('Omaha');
  await expect(page.getByLabel('State')).toHaveValue('NE');
  await page.getByLabel('Address', { exact: true }).fill('12 Elm Street');
}

/** Pays on the open page: in the card field, or without script on Stripe's page. */
export async function pay(page: Page, card: string, { hasScript }: { hasScript: boolean }) {
  if (!hasScript) {
    await submit(page, 'Pay on our secure payment page');
    await fillHostedPage(page, card);
    await page.getByRole('button', { name: /^Pay/ }).click();
    return;
  }
  await fillCardField(page, card);
  await page
    .getByRole('button', { name: /^Pay \$/ })
    .first()
    .click();
}

/** Enters a card in Stripe's field on our page. */
export const fillCardField = (page: Page, card: string) =>
  fillCard(page.frameLocator('iframe[title*="card" i]').first(), card);

/** Enters a card on Stripe's hosted page. */
export async function fillHostedPage(page: Page, card: string) {
  await fillCard(page, card);
  await page.getByLabel('Name on card').fill('Robin Gray');
}

async function fillCard(place: Pick<Page, 'getByLabel'>, card: string) {
  await place.getByLabel('Card number').fill(card);
  await place.getByLabel(/Expiry/).fill('12 / 34');
  await place.getByLabel(/CVC|Security code/).fill('123');
  await place.getByLabel(/ZIP/).fill('68102');
}

/** Expects the confirmation of a paid order. @returns its number */
export async function expectConfirmation(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible({
    timeout: 20_000,
  });
  const words = await page
    .getByText(/Order \S+ is paid/)
    .first()
    .textContent();
  return /Order (\S+) is paid/.exec(words!)![1]!;
}

export const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });
