import { expect, type Mailbox, type Page } from '@larkwell/tooling/e2e';
import { password } from './shopper';

// Specs about late pages get there by posting the forms directly, as a browser without script would, without rendering
// each page. The purchase of a visitor (`buy.spec`) and the account specs press every button.

type Answers = Record<string, string>;

/** Posts a form of this site as the browser of `page` would. @returns where the answer redirects to */
async function post(page: Page, path: string, form: Answers) {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const answer = await page.request.post(path, { form, headers, maxRedirects: 0 });
  expect(answer.status(), `${path} takes ${Object.keys(form).join(', ')}`).toBe(303);
  return answer.headers().location!;
}

export const skipSignIn = (page: Page, email: string, secret = password) =>
  post(page, '/signin', { intent: 'sign-in', email, password: secret, redirectTo: '/cart' });

/** Ends the session, as another tab would. */
export const skipSignOut = (page: Page) => post(page, '/logout', { intent: 'sign-out' });

/** Creates a verified account and signs in. */
export async function skipSignUp(page: Page, mailbox: Mailbox, email: string) {
  await post(page, '/signin', {
    intent: 'sign-up',
    full_name: 'Robin Gray',
    email,
    password,
    confirmPassword: password,
  });
  await skipVerifying(page, mailbox, email);
}

/** Verifies an account that has just signed up, and signs in. */
export async function skipVerifying(page: Page, mailbox: Mailbox, email: string) {
  const mail = await mailbox.find({ to: email, subject: /code/ });
  const code = /[?&](?:amp;)?code=([^&\s"<]+)/.exec(mail.text)![1]!;
  await post(page, '/verify', { intent: 'verify', email, code: decodeURIComponent(code) });
  await skipSignIn(page, email);
}

/** A kit to put into the cart; `months` subscribes. */
export interface Kit {
  slug: string;
  months?: 3 | 6 | 12;
  quantity?: number;
}

/** Puts kits into the cart, without rendering a page. */
export async function skipToCart(page: Page, environment: Answers, ...kits: Kit[]) {
  for (const { slug, months, quantity = 1 } of kits) {
    const { data } = (await (
      await page.request.get(`${environment.API_URL}/api/v1/product/detail/${slug}`)
    ).json()) as { data: { id: string } };
    const subscription: Answers = months
      ? { paymentOption: 'subscription', subscriptionDuration: String(months) }
      : { paymentOption: 'one_time_purchase' };
    const location = await post(page, '/cart/add', {
      slug,
      productId: data.id,
      quantity: String(quantity),
      ...subscription,
    });
    expect(location, `${slug} went into the cart`).toBe('/cart');
  }
}

/** Orders what is in the cart, to an address in Omaha or with `changed` lines, and opens the payment page. */
export async function skipToPayment(page: Page, email: string, changed: Answers = {}) {
  const where = {
    zipCode: '68102',
    address: '12 Elm Street',
    city: 'Omaha',
    state_id: 'NE',
    country_id: 'US',
  };
  const shown = await (await page.request.get('/shipping')).text();
  const terms = /name="terms" value="([^"]+)"/.exec(shown)![1]!;
  const order = { intent: 'place-order', full_name: 'Robin Gray', email, ...where, ...changed, terms };
  expect(await post(page, '/shipping', order), 'the order was placed').toBe('/payments');
  await page.goto('/payments');
  await expect(page.getByRole('heading', { name: 'Billing', level: 1 })).toBeVisible();
}

/** Registers a kit for Robin Doe or a tester with `changed` answers, rendering only its confirmation. */
export async function skipRegistering(page: Page, registerKitId: string, changed: Answers = {}) {
  expect(await post(page, '/register-kit', { registerKitId })).toBe('/tester-info');
  const tester = {
    firstName: 'Robin',
    lastName: 'Doe',
    'dob.month': '4',
    'dob.day': '27',
    'dob.year': '1988',
    sex: 'Female',
    zip: '68102',
    addressLine1: '12 Elm Street',
    city: 'Omaha',
    state: 'NE',
    country: 'US',
    phoneNumber: '(402) 555-0143',
    ...changed,
  };
  expect(await post(page, '/tester-info', { intent: 'register', ...tester })).toBe('/kit-confirmation');
}

/** The fixtures of these tests. */
export interface Fixtures {
  page: Page;
  mailbox: Mailbox;
  newEmail: string;
  environment: Answers;
}

/** The payment page of a new person's unpaid order with these kits. */
export async function skipToUnpaidOrder({ page, mailbox, newEmail, environment }: Fixtures, ...kits: Kit[]) {
  await skipSignUp(page, mailbox, newEmail);
  await skipToCart(page, environment, ...kits);
  await skipToPayment(page, newEmail);
}
