import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { storyTests } from './stories.env';
import { listStories, test } from './story-page';

const { address } = storyTests;
const megabyte = 1_000_000;
const sheet = (page: Page) => page.frameLocator('#storybook-preview-iframe');

/** Collects what the browser logs as an error. */
function listen(page: Page) {
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(`${message.text()} ${message.location().url}`);
  });
  return said;
}

test('the first page arrives with less than 2 MB, and logs no error', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const said = listen(page);
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(address);
  await expect(sheet(page).getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThan(2 * megabyte);
  expect(said).toEqual([]);
  await expect(page.getByText('Get started')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Larkwell components' })).toBeVisible();
  await page.close();
});

test('a component’s page with its frame logs no error', async ({ page }) => {
  const said = listen(page);
  await page.goto(`${address}/?path=/docs/primitives-button--about`);
  await expect(sheet(page).getByRole('heading', { level: 2, name: 'Changes' })).toBeVisible();
  await page.goto(`${address}/?path=/story/primitives-button--primary`);
  await expect(sheet(page).getByRole('button', { name: 'Add to cart' })).toBeVisible();
  expect(said).toEqual([]);
});

test('the toolbar’s theme reaches documentation pages', async ({ page }) => {
  const ground = async (theme: string) => {
    await page.goto(`${address}/?path=/docs/start-here--about&globals=theme:${theme}`);
    const heading = sheet(page).getByRole('heading', { level: 1, name: 'Larkwell components' });
    await expect(heading).toBeVisible();
    return heading.evaluate(
      (element) => getComputedStyle(element.closest('.sbdocs-wrapper')!).backgroundColor,
    );
  };
  expect(await ground('dark')).not.toBe(await ground('light'));
});

/** What people type, and the component they look for. */
const searches = {
  modal: 'Page dialog',
  popup: 'Page dialog',
  toast: 'Flash notice',
  snackbar: 'Flash notice',
  stepper: 'Strip: steps',
  dropdown: 'Select',
  accordion: 'Details',
  chip: 'Tag',
  badge: 'Tag',
  navbar: 'Site header',
  upload: 'File input',
  'date picker': 'Date strip',
  birthday: 'Date parts',
  'promo code': 'Coupon form',
  countdown: 'Hold banner',
  basket: 'Cart summary',
  autocomplete: 'Search box',
  spinner: 'Quantity stepper',
  alert: 'Notice',
  tracking: 'Order status',
  'credit card': 'Card field',
  loading: 'Nothing to show',
  contrast: 'Color',
};

test('people find a component by the name they know, among the first three', async ({ page }) => {
  await page.goto(`${address}/?path=/docs/start-here--about`);
  const box = page.getByRole('searchbox');
  const missed: string[] = [];
  for (const [typed, wanted] of Object.entries(searches)) {
    await box.fill(typed);
    const results = page.getByRole('option');
    await expect(results.first()).toBeVisible();
    const first = (await results.allTextContents()).slice(0, 3);
    if (!first.some((text) => text.includes(wanted))) missed.push(`${typed}: ${first.join(' | ')}`);
  }
  expect(missed).toEqual([]);
});

test('the sidebar lists a component by its own name only', async ({ page }) => {
  await page.goto(`${address}/?path=/docs/commerce-page-dialog--about`);
  await expect(page.getByRole('button', { name: 'Page dialog', exact: true })).toBeVisible();
  await expect(
    sheet(page).getByRole('heading', { level: 1, name: 'Page dialog', exact: true }),
  ).toBeVisible();
});

test('every pattern has a page that says when to use it', async ({ page }) => {
  const patterns = (await listStories()).filter(({ title }) => title.startsWith('Patterns/'));
  const titles = new Set(patterns.map(({ title }) => title));
  const pages = patterns.filter(({ type }) => type === 'docs');
  expect(pages).toHaveLength(titles.size);
  for (const { id } of pages) {
    await page.goto(`${address}/iframe.html?id=${id}&viewMode=docs`);
    await expect(page.getByRole('heading', { name: 'When to use it' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Changes' })).toBeVisible();
  }
});
