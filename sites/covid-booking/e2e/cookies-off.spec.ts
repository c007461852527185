import { expect, test, type Page } from '@larkwell/tooling/e2e';
import { expectReachable } from './reach';
import { assessmentAnswers, type Answers } from './typed-answers';

const site = '/covid-19-testing';

/** Posts a form and goes where it leads, as a browser that keeps no cookies. */
async function sendWithoutCookies(page: Page, path: string, form: Answers) {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const answer = await page.request.post(path, { form, headers, maxRedirects: 0 });
  await page.context().clearCookies();
  return page.goto(answer.headers().location!);
}

for (const [path, form] of [
  ['', { location: '68102' }],
  ['/assessment', assessmentAnswers],
  ['/check-booking', { email: 'nobody@example.com' }],
] as const) {
  test(`with cookies off, the form of ${site}${path} leads to what to do`, async ({ page, hasScript }) => {
    await sendWithoutCookies(page, site + path, form);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please turn on cookies');
    await expect(page.getByRole('alert')).toContainText('Nothing was booked.');
    await expectReachable(page, { hasScript });
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Tested');
  });
}

test('a browser that keeps cookies sees nothing of the check', async ({ page }) => {
  await page.goto(site);
  await page.getByLabel('Where do you want to get tested?').fill('68102');
  await page.getByRole('button', { name: 'Get Tested' }).click();
  await expect(page).toHaveURL(new RegExp(`${site}/assessment$`));
});
