import { expect, expectAccessible, test, type Page } from '@larkwell/tooling/e2e';
import { skipToBooked, skipToReview, skipToVisitInfo, visitInfo } from './shortcut';

const pages = [
  '/covid-19-testing',
  '/covid-19-testing/assessment',
  '/covid-19-testing/covid-scheduler',
  '/covid-19-testing/check-booking',
  `${visitInfo}?section=patient`,
  `${visitInfo}?section=contact`,
  `${visitInfo}?section=medical`,
  `${visitInfo}?section=consent`,
];

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('no page scrolls sideways at 320 px, long names included', async ({ page, newEmail }) => {
  test.slow();
  await skipToReview(page, newEmail, {
    patient_first_name: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren',
  });
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of pages) {
    await page.goto(path);
    expect(await sidewaysScroll(page), path).toBe(0);
  }
  await page.goto(await skipToBooked(page, newEmail));
  expect(await sidewaysScroll(page)).toBe(0);
});

test('dark pages are accessible too', { tag: '@js' }, async ({ page, newEmail }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'dark' });
  await skipToReview(page, newEmail);
  for (const path of [...pages.slice(0, 3), `${visitInfo}?section=consent`]) {
    await page.goto(path);
    await expectAccessible(page, { contrast: 'AAA' });
  }
});

test('a section is filled in and saved by keyboard alone', async ({ page }) => {
  await skipToVisitInfo(page);
  await page.goto(visitInfo);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');

  const group = (name: string) => page.getByRole('group', { name });
  const tabTo = async (target: ReturnType<Page['locator']>) => {
    for (let presses = 0; presses < 40; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  const chooseFirst = async (name: string) => {
    await tabTo(group(name).getByRole('radio').first());
    await page.keyboard.press('Space');
  };
  await chooseFirst('Who is filling in this form?');
  await tabTo(page.getByLabel('First name'));
  await page.keyboard.type('Ada');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Example');
  for (const part of ['4', '27', '1988']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(part);
  }
  await chooseFirst('Gender');
  await chooseFirst('Ethnicity');
  await chooseFirst('Race');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
});
