import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { storyTests } from './stories.env';
import { test } from './story-page';

const open = (page: Page, story: string, globals: string) =>
  page.goto(`${storyTests.address}/iframe.html?id=${story}&viewMode=story&globals=${globals}`);
const bodyStyle = (page: Page, property: string) =>
  page.locator('body').evaluate((body, name) => getComputedStyle(body).getPropertyValue(name), property);

const button = 'primitives-button--primary';

test('the booking brand has a white page and one typeface, the shop warm paper and a display face', async ({
  page,
}) => {
  await open(page, 'primitives-page-heading--plain', 'brand:shop');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('font-family', /Bricolage/);
  const paper = await bodyStyle(page, 'background-color');
  await open(page, 'primitives-page-heading--plain', 'brand:booking');
  await expect(heading).toHaveCSS('font-family', /Atkinson/);
  expect(await bodyStyle(page, 'background-color')).not.toBe(paper);
});

test('light, dark and more contrast each render the page differently', async ({ page }) => {
  const seen = new Set<string>();
  for (const theme of ['light', 'dark', 'contrast']) {
    await open(page, 'primitives-notice--info', `theme:${theme}`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const ground = await bodyStyle(page, 'background-color');
    seen.add(`${ground} ${await bodyStyle(page, '--border-subtle')}`);
  }
  expect(seen.size).toBe(3);
});

test('forced colors leave a button its border, and the system’s own colors', async ({ page }) => {
  await open(page, button, 'theme:forced');
  const shown = page.getByRole('button').first();
  await expect(shown).toHaveCSS('border-top-style', 'solid');
  const border = await shown.evaluate((element) => getComputedStyle(element).borderTopColor);
  expect(border).not.toBe('rgba(0, 0, 0, 0)');
});

test('in forced colors the keyboard’s focus is a thick line in the system’s own color', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, 'primitives-button--reached-by-keyboard', 'theme:forced');
  const reached = page.getByRole('button', { name: 'Add to cart' });
  await expect(reached).toBeFocused();
  await expect(reached).toHaveCSS('outline-style', 'solid');
  const [color, system, width] = await reached.evaluate((button) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'Highlight';
    const { outlineColor, outlineWidth } = getComputedStyle(button);
    return [outlineColor, getComputedStyle(probe).color, parseFloat(outlineWidth)];
  });
  expect(color).toBe(system);
  expect(width).toBeGreaterThanOrEqual(2);
});

test('text at 200% and 400% is two and four times as large, and nothing scrolls sideways at 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const sizes: number[] = [];
  for (const text of ['100', '200', '400']) {
    await open(page, 'forms-text-input--with-error', `text:${text}`);
    await expect(page.getByRole('textbox')).toBeVisible();
    sizes.push(parseFloat(await bodyStyle(page, 'font-size')));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
  }
  expect(sizes.map((size) => size / sizes[0]!)).toEqual([1, 2, 4]);
});

test('reduced motion removes every transition', async ({ page }) => {
  await open(page, button, 'motion:full');
  const shown = page.getByRole('button').first();
  await expect(shown).not.toHaveCSS('transition-duration', /^0s/);
  await open(page, button, 'motion:reduced');
  await expect(shown).toHaveCSS('transition-duration', /^0s/);
});

test('all themes are shown side by side, with the toolbar’s other choices', async ({ page }) => {
  await open(page, button, 'theme:all;brand:booking');
  for (const theme of ['light', 'dark', 'contrast', 'forced']) {
    const frame = page.frameLocator(`iframe[src*="theme:${theme}"]`);
    await expect(frame.locator(`html[data-theme=${theme}][data-brand=booking]`)).toBeAttached();
    await expect(frame.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  }
});

test('blurred vision has its own filter', async ({ page }) => {
  await open(page, 'primitives-tag--all-states', 'vision:blurred');
  await expect(page.locator('body')).toHaveCSS('filter', /blur/);
});

test('low vision hides what the illness hides', async ({ page }) => {
  await open(page, 'primitives-tag--all-states', 'sight:cataract');
  await expect(page.locator('html')).toHaveCSS('filter', /blur.*contrast/);
  for (const sight of ['center', 'edges']) {
    await open(page, 'primitives-tag--all-states', `sight:${sight}`);
    await expect(page.locator('html')).toHaveAttribute('data-sight', sight);
    const cover = await page.evaluate(
      () => getComputedStyle(document.documentElement, '::after').backgroundImage,
    );
    expect(cover).toContain('radial-gradient');
  }
});

for (const vision of ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia']) {
  test(`${vision} has its own filter`, async ({ page }) => {
    await open(page, 'primitives-tag--all-states', `vision:${vision}`);
    await expect(page.locator('body')).toHaveCSS('filter', new RegExp(`url\\(.*${vision}`));
    await expect(page.locator(`filter[id*='${vision}']`)).toBeAttached();
  });
}
