import { expect, expectAccessible, test, type Page } from '@larkwell/tooling/e2e';
import { skipSignIn } from './shortcut';

/** Opens the newest demo report of the cholesterol kit, which has two before it. */
async function openCholesterol(page: Page) {
  await skipSignIn(page, 'maya@example.com');
  await page.goto('/reports');
  await page.getByRole('link', { name: 'Cholesterol Check', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cholesterol Check' })).toBeVisible();
}

test('a report says first what it means, and for whom', async ({ page }) => {
  await openCholesterol(page);
  await expect(page.getByText(/^For Maya Lindqvist\. Sample taken \w{3}, \w{3} \d+, \d{4}$/)).toBeVisible();
  await expect(
    page.getByText(/^Three of your four values are within the usual range\. Total cholesterol is above/),
  ).toBeVisible();
  await expect(page.getByText('Certified by CAP and CLIA', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('each tile leads to its value, with its number, its range and what it is', async ({ page }) => {
  await openCholesterol(page);
  await page.getByRole('link', { name: /^LDL cholesterol 118 mg\/dL Usual$/ }).click();
  await expect(page).toHaveURL(/#value-3$/);
  await expect(
    page.getByText('The green part of each line is the usual range. The dot is you.'),
  ).toBeVisible();
  const value = page.getByRole('article', { name: 'LDL cholesterol' });
  await expect(value).toBeInViewport();
  await expect(value.getByText('118 mg/dL. Usual: 130 mg/dL or less')).toBeVisible();
  await expect(value.getByText('LDL carries cholesterol to the body.')).toBeVisible();
  await expect(value.getByText('Draft, not reviewed by a clinician')).toBeVisible();
  await expect(value.getByRole('link', { name: 'MedlinePlus, Cholesterol Levels' })).toBeVisible();
});

test('a value outside its range says what that can mean, and shows the results before it', async ({
  page,
}) => {
  await openCholesterol(page);
  const value = page.getByRole('article', { name: 'Total cholesterol' });
  await expect(value.getByText('Above the usual range', { exact: true })).toBeVisible();
  await expect(value.getByText(/^A higher number can mean/)).toBeVisible();
  await expect(value.getByText('Your last results')).toBeVisible();
  await expect(
    value.getByRole('img', {
      name: /^Total cholesterol, mg\/dL\. \w+ \d+: 226, \w+ \d+: 219, \w+ \d+: 212$/,
    }),
  ).toBeVisible();
});

test('a value is seen in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openCholesterol(page);
  for (const name of ['Total cholesterol', 'HDL cholesterol']) {
    const dot = page.getByRole('article', { name }).locator('svg[aria-hidden] circle').first();
    const { fill, stroke } = await dot.evaluate((one) => {
      const style = getComputedStyle(one);
      return { fill: style.fill, stroke: style.stroke };
    });
    expect(fill, name).not.toBe(stroke);
  }
});

test('a report says what people do next, and leads back to the kit', async ({ page }) => {
  await openCholesterol(page);
  const next = page.getByRole('region', { name: 'What to do next' });
  await expect(next.getByRole('listitem').first()).toContainText('Show this report to a doctor or nurse.');
  await expect(next.getByRole('link', { name: 'Order this test again' })).toHaveAttribute(
    'href',
    '/categories/cholesterol-check',
  );
});

test('a report fits a narrow screen, and prints without buttons', { tag: '@js' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openCholesterol(page);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(320);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Download as PDF' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Order this test again' })).toBeHidden();
  await expect(page.getByRole('article', { name: 'Triglycerides' })).toBeVisible();
});
