import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { FrameLocator, Page } from '@playwright/test';
import { storyTests } from './stories.env';
import { listStories, test } from './story-page';

/** Opens Storybook at its first page, counts clicks and records requests to other hosts. */
async function openBook(page: Page) {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== storyTests.address) elsewhere.push(request.url());
  });
  await page.goto(storyTests.address);
  const sheet: FrameLocator = page.frameLocator('#storybook-preview-iframe');
  // Storybook is a few megabytes: its first page may take a while.
  const first = sheet.getByRole('heading', { level: 1, name: 'Larkwell components' });
  await expect(first).toBeVisible({ timeout: 90_000 });
  let clicks = 0;
  const follow = async (name: string) => {
    clicks += 1;
    await sheet.getByRole('link', { name, exact: true }).first().click();
  };
  return { sheet, follow, elsewhere, clicks: () => clicks };
}

test('a new designer finds the focus color within three clicks', async ({ page }) => {
  const book = await openBook(page);
  await book.follow('Color');
  await expect(book.sheet.getByRole('heading', { name: /Focus$/ })).toBeVisible();
  await expect(book.sheet.getByText('--focus-inner', { exact: true }).first()).toBeVisible();
  expect(book.clicks()).toBeLessThanOrEqual(3);
});

test('a new designer finds how a wrong date looks within three clicks', async ({ page }) => {
  const book = await openBook(page);
  await book.follow('a wrong date');
  await expect(book.sheet.getByRole('heading', { level: 1, name: 'Date parts' })).toBeVisible();
  await expect(book.sheet.getByText('Enter your date of birth').first()).toBeVisible();
  expect(book.clicks()).toBeLessThanOrEqual(3);
});

test('a new designer finds how a declined card looks within three clicks', async ({ page }) => {
  const book = await openBook(page);
  await book.follow('A declined card');
  await expect(book.sheet.getByText('Your card was declined.').first()).toBeVisible();
  expect(book.clicks()).toBeLessThanOrEqual(3);
});

test('a new designer takes the tokens home within three clicks', async ({ page }) => {
  const book = await openBook(page);
  await book.follow('Tokens to download');
  for (const [link, written] of [
    ['Download larkwell.tokens.json', '../../ui/tokens/larkwell.tokens.json'],
    ['Download tokens.css', '../../ui/src/styles/tokens.css'],
  ] as const) {
    const download = page.waitForEvent('download');
    await book.sheet.getByRole('link', { name: link }).click();
    const file = await (await download).path();
    expect(readFileSync(file, 'utf8')).toBe(readFileSync(new URL(written, import.meta.url), 'utf8'));
  }
  expect(book.clicks()).toBeLessThanOrEqual(3);
});

test('the first page lists every component with its maturity, and contacts no other host', async ({
  page,
}) => {
  const book = await openBook(page);
  const components = (await listStories()).filter(
    ({ type, tags }) => type === 'docs' && tags.some((tag) => ['stable', 'draft'].includes(tag)),
  );
  const rows = book.sheet.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(components.length + 1);
  await expect(rows.filter({ hasText: 'Primitives: Tabs' })).toContainText('draft');
  await expect(book.sheet.getByRole('heading', { name: 'Change log' })).toBeVisible();
  for (const frame of page.frames()) {
    await frame.waitForLoadState();
    await frame.evaluate(() => document.fonts.ready);
  }
  expect(book.elsewhere).toEqual([]);
});

test('the search finds components by the words of a shop, and names their pages', async ({ page }) => {
  await page.goto(storyTests.address);
  const search = page.getByRole('combobox', { name: /Search/ }).getByRole('searchbox');
  for (const [words, found] of [
    ['add to cart', /^About Product card/],
    ['measured value', /^About Axis/],
  ] as const) {
    await search.fill(words);
    await expect(page.getByRole('option', { name: found })).toBeVisible({ timeout: 90_000 });
    await search.fill('');
  }
});

test('“All themes” opens the themes of a component’s page, and the vision filter has a word', async ({
  page,
}) => {
  await page.goto(`${storyTests.address}/?path=/docs/primitives-button--about`);
  const sheet = page.frameLocator('#storybook-preview-iframe');
  const themes = sheet.getByRole('group').filter({ hasText: 'Light, dark, more contrast and forced colors' });
  await expect(themes).not.toHaveAttribute('open', { timeout: 90_000 });
  await page.getByRole('button', { name: /^Theme/ }).click();
  await page.getByText('All themes', { exact: true }).click();
  await expect(themes).toHaveAttribute('open');
  await expect(themes.getByText('Forced colors', { exact: true })).toBeVisible();
  await page.goto(`${storyTests.address}/?path=/story/primitives-button--primary`);
  const filter = page.getByRole('button', { name: 'Vision filter' });
  expect(await filter.evaluate((button) => getComputedStyle(button, '::after').content)).toBe(
    '"Vision filter"',
  );
});
