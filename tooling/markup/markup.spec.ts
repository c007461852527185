import { expect, test } from '../e2e/test';
import { expectAccessible } from '../e2e/accessibility';
import type { SeenPage } from '../e2e/http/every-page';
import { allowed } from './allowed';
import { collectBooking } from './booking-states';
import { showPage, sniff } from './code-sniffer';
import { checkMarkup } from './nu-checker';
import { collectShop } from './shop-states';

test.describe.configure({ mode: 'serial', timeout: 1_800_000 });

const shared: { pages: SeenPage[] } = { pages: [] };
const used = new Set<RegExp>();

/** The findings that are not allowed, each with the first page that has it. */
function listForbidden(found: { finding: string; page: string }[]): string[] {
  const forbidden = new Map<string, string>();
  for (const { finding, page } of found) {
    const rule = allowed.find((one) => one.finding.test(finding));
    if (rule) used.add(rule.finding);
    else if (!forbidden.has(finding)) forbidden.set(finding, `${finding}, on ${page}`);
  }
  return [...forbidden.values()];
}

test('every page of both sites is found', async ({ environment, request }) => {
  const shop = await collectShop(environment);
  const booking = await collectBooking(environment, request);
  console.log(`${shop.pages.length} pages of the shop, ${booking.pages.length} of the booking site`);
  expect(shop.pages.length).toBeGreaterThan(350);
  expect(booking.pages.length).toBeGreaterThan(35);
  shared.pages = [...shop.pages, ...booking.pages];
});

test('the Nu HTML Checker finds no error', async () => {
  const found = await checkMarkup(shared.pages);
  console.log(`${found.length} errors, with those that are allowed`);
  expect(listForbidden(found)).toEqual([]);
});

test('HTML_CodeSniffer and axe find no error in light, wide and dark, narrow', async ({ page }) => {
  const found: { finding: string; page: string }[] = [];
  for (const [index, seen] of shared.pages.entries()) {
    const isDark = index % 2 === 1;
    await page.setViewportSize(isDark ? { width: 320, height: 640 } : { width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
    await showPage(page, seen);
    for (const error of await sniff(page)) found.push({ finding: `sniffer: ${error}`, page: seen.name });
    await expectAccessible(page);
  }
  console.log(`${found.length} errors, with those that are allowed`);
  expect(listForbidden(found)).toEqual([]);
});

test('everything that is allowed is still there', () => {
  expect(allowed.filter(({ finding }) => !used.has(finding))).toEqual([]);
});
