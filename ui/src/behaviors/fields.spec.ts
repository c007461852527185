import { expect, type Page } from '@playwright/test';
import { test } from './testing/page';

test.describe('zip-field', () => {
  const body = `
    <zip-field data-source="/places?zip=" data-city="city" data-state="state">
      <label>ZIP <input></label></zip-field>
    <label>City <input id="city"></label>
    <label>State <select id="state"><option></option><option>NE</option><option>IA</option></select></label>`;
  const omaha = { type: 'application/json' as const, body: '{"city":"Omaha","state":"NE"}' };
  /** The answer is sent when the returned function is called. */
  const holdPlaces = async (page: Page) => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/places*', async (route) => {
      await answered;
      await route.fulfill({ contentType: 'application/json', body: omaha.body });
    });
    return answer;
  };

  test('looks up five digits only, and fills empty fields', async ({ page, open }) => {
    const { asked } = await open(body, { '/places': omaha });
    const zip = page.getByLabel('ZIP');
    await zip.fill('681');
    await zip.blur();
    expect(asked).toEqual([]);
    await zip.fill('NE 68102-1234');
    await zip.blur();
    await expect(page.getByLabel('City')).toHaveValue('Omaha');
    await expect(page.getByLabel('State')).toHaveValue('NE');
    await expect(zip).toHaveValue('68102');
  });

  test('keeps what was typed during the lookup', async ({ page, open }) => {
    await open(body);
    const answer = await holdPlaces(page);
    const requested = page.waitForRequest('**/places*');
    await page.getByLabel('ZIP').fill('68102');
    await page.getByLabel('City').fill('Bellevue');
    await requested;
    await page.getByLabel('City').fill('Bellevue, Nebraska');
    answer();
    await expect(page.getByLabel('State')).toHaveValue('NE');
    await expect(page.getByLabel('City')).toHaveValue('Bellevue, Nebraska');
  });

  test('selects what it fills into a focused field, so typing replaces it', async ({ page, open }) => {
    await open(body);
    const answer = await holdPlaces(page);
    await page.getByLabel('ZIP').fill('68102');
    await page.getByLabel('City').focus();
    answer();
    await expect(page.getByLabel('City')).toHaveValue('Omaha');
    await page.keyboard.type('Bellevue');
    await expect(page.getByLabel('City')).toHaveValue('Bellevue');
  });

  test('fills nothing if the ZIP code is unknown', async ({ page, open }) => {
    const { asked } = await open(body, { '/places': { status: 404, body: '{}' } });
    await page.getByLabel('ZIP').fill('99999');
    await page.getByLabel('ZIP').blur();
    await expect.poll(() => asked).toHaveLength(1);
    await expect(page.getByLabel('City')).toHaveValue('');
  });
});

test('show-password: a shown password is hidden before it is sent', async ({ page, open }) => {
  await open(
    `<form method="post" action="/signin"><show-password><label>Password <input type="password"></label>
      <button type="button" hidden>Show</button></show-password><button>Sign in</button></form>`,
  );
  await page.route('**/signin', (route) => route.fulfill({ status: 204 }));
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password');
});

test('password-rules: a password that breaks a rule or differs from its repeat stays in the field', async ({
  page,
  open,
}) => {
  const { asked } = await open(
    `<form method="post" action="/signin"><label for="first">Password</label><password-rules data-input="first">
      <ul id="first-hint"><li data-pattern="^.{8,15}$">8 to 15 characters</li>
      <li data-pattern="[0-9]">one digit</li></ul></password-rules>
      <input id="first" name="first" aria-describedby="first-hint"><label for="second">Again</label>
      <password-rules data-input="second" data-repeats="first"><p data-pattern="">They differ.</p>
      </password-rules><input id="second" name="second"><button>Send</button></form>`,
    { '/signin': { body: '<h1>Sent</h1>' } },
  );
  const [first, second] = [page.getByLabel('Password'), page.getByLabel('Again')];
  await first.fill('teal7');
  await expect(page.locator('[data-met]')).toHaveText(['one digit']);
  await expect(page.locator('[data-unmet]')).toHaveCount(0);
  await second.fill('teal8');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(first).toBeFocused();
  await expect(first).toHaveValue('teal7');
  await expect(page.locator('[data-unmet]')).toHaveText(['8 to 15 characters']);
  await first.fill('teal-kettle-7');
  await expect(page.locator('[data-unmet]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(second).toBeFocused();
  await expect(page.locator('[data-unmet]')).toHaveText(['They differ.']);
  expect(asked).toEqual([]);
  await second.fill('teal-kettle-7');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Sent' })).toBeVisible();
});

test.describe('file-preview', () => {
  const body = `<file-preview data-alt="Preview of"><label>Card <input type="file"></label><img hidden alt=""></file-preview>`;
  const picture = {
    name: 'card.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  };

  test('shows a picture, and nothing for other files', async ({ page, open }) => {
    await open(body);
    await page.getByLabel('Card').setInputFiles(picture);
    await expect(page.getByAltText('Preview of card.svg')).toHaveAttribute('src', /^blob:/);
    await page
      .getByLabel('Card')
      .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') });
    await expect(page.locator('img')).toBeHidden();
  });

  test('accepts a dropped file', async ({ page, open }) => {
    await open(body);
    const files = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['<svg/>'], 'back.svg', { type: 'image/svg+xml' }));
      return transfer;
    });
    const place = page.locator('file-preview');
    await place.dispatchEvent('dragover', { dataTransfer: files });
    await expect(place).toHaveAttribute('data-over');
    await place.dispatchEvent('drop', { dataTransfer: files });
    await expect(place).not.toHaveAttribute('data-over');
    await expect(page.getByAltText('Preview of back.svg')).toBeAttached();
    expect(await page.getByLabel('Card').evaluate((input: HTMLInputElement) => input.files!.length)).toBe(1);
  });
});

test('name-filter: Enter stays on the page, and a cleared field shows every line again', async ({
  page,
  open,
}) => {
  const { asked } = await open(`
    <name-filter data-list="kits"><form action="/categories"><input type="search" name="q" aria-label="Filter">
      <button type="submit">Filter</button></form><output>2 tests</output></name-filter>
    <ul id="kits"><li><a data-filter-name="Thyroid check">Thyroid check</a></li>
      <li><a data-filter-name="Iron panel">Iron panel</a></li></ul>`);
  const field = page.getByRole('searchbox');
  await field.fill(' PANEL ');
  await field.press('Enter');
  await expect(page.getByRole('listitem')).toHaveText(['Iron panel']);
  await expect(page.getByRole('status')).toHaveText('1 test');
  await field.fill('');
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('status')).toHaveText('2 tests');
  expect(asked).toEqual([]);
});

test('clear-errors: only the edited group loses its error, and keeps its hint', async ({ page, open }) => {
  const field = (name: string) => `
    <div data-invalid><label>${name} <input aria-invalid="true" aria-describedby="${name}-hint ${name}-error"></label>
      <p id="${name}-hint">Hint</p><p id="${name}-error" data-field-error>${name} is missing</p></div>`;
  await open(`<clear-errors><form>${field('first')}${field('second')}</form></clear-errors>`);
  await page.getByLabel('first').fill('A');
  await expect(page.getByText('first is missing')).toHaveCount(0);
  await expect(page.getByLabel('first')).not.toHaveAttribute('aria-invalid');
  await expect(page.getByLabel('first')).toHaveAttribute('aria-describedby', 'first-hint');
  await expect(page.getByText('second is missing')).toBeVisible();
  await expect(page.getByLabel('second')).toHaveAttribute('aria-invalid', 'true');
});

test("price-choice: the chosen option's price is right from the start", async ({ page, open }) => {
  await open(`
    <p id="price">$99.00</p>
    <price-choice data-target="price" data-prices='{"once":"$99.00","6":"$74.25"}'>
      <label><input type="radio" name="option" value="once"> One time</label>
      <label><input type="radio" name="option" value="6" checked> Every 6 months</label></price-choice>`);
  await expect(page.locator('#price')).toHaveText('$74.25');
  await page.getByLabel('One time').check();
  await expect(page.locator('#price')).toHaveText('$99.00');
});

test('closable-notice: closes only by its button and moves the focus to the page', async ({ page, open }) => {
  await open(
    `<closable-notice><p>Saved</p><button data-close>Close</button></closable-notice><main>Orders</main>`,
  );
  await page.clock.runFor('10:00');
  await expect(page.getByText('Saved')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Saved')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});
