import { expect } from '@playwright/test';
import { test } from './testing/page';

test.describe('live-search', () => {
  const body = `
    <live-search data-above="2" data-results="people">
      <form action="/employees"><input type="search" name="search" aria-label="Search"><button>Search</button></form>
      <p role="status"></p>
    </live-search>
    <ul id="people" data-count="2 employees"><li>Eli</li><li>Noor</li></ul>`;
  const found = (names: string[]) => ({
    body: `<ul id="people" data-count="${names.length} found">${names.map((name) => `<li>${name}</li>`).join('')}</ul>`,
  });

  test('searches once, a second after the last key, announces the count and updates the address', async ({
    page,
    open,
  }) => {
    const { asked } = await open(body, { '/employees': found(['Noor']) });
    const field = page.getByRole('searchbox');
    await field.pressSequentially('noo');
    await page.clock.runFor(900);
    await field.press('r');
    await page.clock.runFor(999);
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await expect(page.getByRole('listitem')).toHaveText(['Noor']);
    await expect(page.getByRole('status')).toHaveText('1 found');
    expect(asked).toEqual(['GET /employees?search=noor']);
    expect(new URL(page.url()).search).toBe('?search=noor');
  });

  test('does not search for two characters, and loads the whole list when cleared', async ({
    page,
    open,
  }) => {
    const { asked } = await open(body, { '/employees': found(['Ada', 'Eli', 'Noor']) });
    const field = page.getByRole('searchbox');
    await field.fill('no');
    await page.clock.runFor(5000);
    expect(asked).toEqual([]);
    await field.fill('');
    await page.clock.runFor(1000);
    await expect(page.getByRole('listitem')).toHaveCount(3);
    expect(asked).toEqual(['GET /employees?search=']);
  });

  for (const [why, answer] of [
    ['cannot be reached', null],
    ['answers with a fault', { status: 500, body: 'x' }],
  ] as const)
    test(`keeps the list if the site ${why}`, async ({ page, open }) => {
      const { asked } = await open(body, { '/employees': answer });
      await page.getByRole('searchbox').fill('noor');
      await page.clock.runFor(1000);
      await expect.poll(() => asked).toHaveLength(1);
      await expect(page.getByRole('listitem')).toHaveText(['Eli', 'Noor']);
    });
});

test.describe('search-suggestions', () => {
  const body = `
    <search-suggestions data-source="/suggestions?q=">
      <form action="/categories"><input type="search" name="q" aria-label="Search tests"></form>
      <ul id="list" role="listbox" hidden><li role="option"><strong data-name></strong><span data-text></span></li></ul>
      <p role="status"></p>
    </search-suggestions>`;
  const suggest = (...names: string[]) => ({
    type: 'application/json' as const,
    body: JSON.stringify({ suggestions: names.map((name) => ({ name, text: 'A test', href: `/${name}` })) }),
  });

  test('appear a second after the last key and disappear 1.1 s after the field is cleared', async ({
    page,
    open,
  }) => {
    const { asked } = await open(body, { '/suggestions': suggest('thyroid', 'iron') });
    const field = page.getByRole('combobox');
    await field.fill('th');
    await page.clock.runFor(1000);
    await expect(page.getByRole('option')).toHaveCount(2);
    await expect(page.getByRole('status')).toHaveText('2 suggestions, use the arrow keys');
    await field.fill('');
    await page.clock.runFor(1099);
    await expect(page.getByRole('option')).toHaveCount(2);
    await page.clock.runFor(1);
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(asked).toEqual(['GET /suggestions?q=th']);
  });

  test('say so if there are none, and stay closed if the site cannot be reached', async ({ page, open }) => {
    await open(body, { '/suggestions': suggest() });
    await page.getByRole('combobox').fill('zzz');
    await page.clock.runFor(1000);
    await expect(page.getByRole('status')).toHaveText('No results found');
    await page.route('**/suggestions*', (route) => route.abort());
    await page.getByRole('combobox').fill('thy');
    await page.clock.runFor(1000);
    await expect(page.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  });

  test('for outdated text are dropped', async ({ page, open }) => {
    await open(body);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/suggestions*', async (route) => {
      await answered;
      await route.fulfill({ contentType: 'application/json', body: suggest('thyroid').body });
    });
    const requested = page.waitForRequest('**/suggestions*');
    await page.getByRole('combobox').fill('thy');
    await page.clock.runFor(1000);
    await requested;
    await page.getByRole('combobox').fill('iro');
    const response = page.waitForResponse('**/suggestions*');
    answer();
    await (await response).finished();
    await expect(page.getByRole('option')).toHaveCount(0);
  });

  test('close with Escape, reopen with an arrow key, and navigate on a press', async ({ page, open }) => {
    await open(body, { '/suggestions': suggest('thyroid'), '/thyroid': { body: '<h1>Thyroid</h1>' } });
    const field = page.getByRole('combobox');
    await field.fill('thy');
    await page.clock.runFor(1000);
    await expect(page.getByRole('option')).toBeVisible();
    await field.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await field.press('ArrowDown');
    await page.getByRole('option').click();
    await expect(page.getByRole('heading', { name: 'Thyroid' })).toBeVisible();
  });

  test('Enter without a choice sends the form', async ({ page, open }) => {
    await open(body, {
      '/suggestions': suggest('thyroid'),
      '/categories': { body: '<h1>Results</h1>' },
    });
    await page.getByRole('combobox').fill('thy');
    await page.clock.runFor(1000);
    await expect(page.getByRole('option')).toBeVisible();
    await page.getByRole('combobox').press('Enter');
    await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
    expect(new URL(page.url()).search).toBe('?q=thy');
  });
});
