import { expect, expectAccessible, type Page } from '@larkwell/tooling/e2e';
import { test } from './shopper-test';
import { expectErrors } from './field-errors';
import { fillAddress } from './shopper';
import { skipSignUp, skipToCart } from './shortcut';

test.afterEach(async ({ sql }) => {
  await sql(`update products set price_cents = 3900 where slug = 'urine-strip-check'`);
});

const send = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

test('the address form names every missing field and keeps what was typed', async ({
  page,
  fillCart,
  newEmail,
  hasScript,
}) => {
  await fillCart({ slug: 'vitamin-d-check' });
  await page.goto('/shipping');
  await page.getByLabel('Full Name').fill('  ');
  await page.getByLabel('Email').fill('');
  // There is only one country, so only a tampered form comes without it.
  await page.locator('input[name="country_id"]').evaluate((input) => input.remove());
  await send(page, 'Continue to payment');
  await expectErrors(page, [
    'Full Name cannot be empty!',
    'Email cannot be empty!',
    'Zip code cannot be empty!',
    'Address cannot be empty!',
    'City cannot be empty!',
    'State cannot be empty!',
  ]);
  await expect(page.getByRole('alert').getByText('Country cannot be empty!')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Full Name').fill('Robin Gray');
  await page.getByLabel('Email').fill(newEmail);
  await page.getByLabel('Address', { exact: true }).fill('12 Elm Street');
  await page.getByLabel('City').fill('Omaha');
  await page.getByLabel('State').selectOption('IA');
  const refusals: [zip: string, sentence: string][] = [['681', 'Zip code must be 5 digits!']];
  // With script, leaving the field removes anything that is not a digit.
  if (!hasScript) refusals.push(['68a02', 'Please provide a valid zip code!']);
  for (const [zip, sentence] of refusals) {
    await page.getByLabel('Zip code').fill(zip);
    await send(page, 'Continue to payment');
    await expectErrors(page, [sentence]);
  }
  await page.getByLabel('Zip code').fill('68102');
  if (hasScript) {
    // Wait for the ZIP code to fill in the state, or it would overwrite the choice.
    await page.getByLabel('Zip code').blur();
    await expect(page.getByLabel('State')).toHaveValue('NE');
  }
  await page.getByLabel('State').selectOption('IA');
  await send(page, 'Continue to payment');
  await expect(page.getByText(/68102 is in Nebraska/).first()).toBeVisible();
  await page.getByLabel('City').fill('Nowhere At All');
  await page.getByLabel('State').selectOption('NE');
  await send(page, 'Continue to payment');
  await expectErrors(page, ['Choose a city of this state']);
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('12 Elm Street');
});

test('a saved address comes back for the next purchase, an unsaved one does not', async ({
  page,
  fillCart,
  hasScript,
}) => {
  await fillCart({ slug: 'iron-check' });
  await page.goto('/shipping');
  const save = page.getByLabel('Save this information for next time');
  await expect(save).not.toBeChecked();
  await fillAddress(page, hasScript);
  await save.check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { name: 'Billing' })).toBeVisible();
  await page.goto('/shipping');
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('12 Elm Street');
  await expect(save).toBeChecked();
});

test("the profile's address is filled in if none was saved", async ({
  page,
  mailbox,
  newEmail,
  environment,
}) => {
  await skipSignUp(page, mailbox, newEmail);
  const address = { zipCode: '68102', address: '99 Farnam Street', city: 'Omaha', state_id: 'NE' };
  await page.request.post('/profile/edit-address', {
    form: { ...address, country_id: 'US' },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  await skipToCart(page, environment, { slug: 'iron-check' });
  await page.goto('/shipping');
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('99 Farnam Street');
  await expect(page.getByLabel('Zip code')).toHaveValue('68102');
  await expect(page.getByLabel('City')).toHaveValue('Omaha');
});

test('a price that changed since the address form was shown is announced before anything is ordered', async ({
  page,
  fillCart,
  newEmail,
  hasScript,
  sql,
}) => {
  await fillCart({ slug: 'urine-strip-check' });
  await page.goto('/shipping');
  await fillAddress(page, hasScript);
  await sql(`update products set price_cents = 5900 where slug = 'urine-strip-check'`);
  await send(page, 'Continue to payment');
  const changed = page.getByRole('alert').filter({ hasText: 'Your cart has changed' });
  await expect(changed).toContainText('Nothing was ordered.');
  await expect(changed.getByRole('row', { name: /Total/ })).toContainText(/\$39\.00.*\$59\.00/);
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('12 Elm Street');
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText(/Total today\s*\$59\.00/);
  await expectAccessible(page);
  expect(await sql(`select id from orders where email = $1`, newEmail)).toEqual([]);
  await send(page, 'Continue with $59.00');
  await expect(page.getByText('You pay $59.00 there')).toBeVisible();
});

test('the address form without its terms orders nothing and says so', async ({
  page,
  fillCart,
  newEmail,
  sql,
}) => {
  await fillCart({ slug: 'iron-check' });
  const where = {
    address: '12 Elm Street',
    city: 'Omaha',
    state_id: 'NE',
    zipCode: '68102',
    country_id: 'US',
  };
  const answer = await page.request.post('/shipping', {
    form: { intent: 'place-order', full_name: 'Robin Gray', email: newEmail, ...where },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status()).toBe(400);
  expect(await answer.text()).toContain('Part of this form was missing.');
  expect(await sql(`select id from orders where email = $1`, newEmail)).toEqual([]);
});
