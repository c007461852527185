import { expect, test } from '@larkwell/tooling/e2e';
import { expectReachable } from './reach';
import { consent, skipToReview, visitInfo } from './shortcut';

test('a link in the mail opens the form on another device, after the mailed code', async ({
  page,
  newEmail,
  mailbox,
  browser,
  hasScript,
  baseURL,
}) => {
  await skipToReview(page, newEmail);
  await page.goto(visitInfo);
  await page.getByRole('link', { name: 'Finish later or on another device' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finish later');
  await expectReachable(page, { hasScript });
  const address = page.getByLabel('Email address');
  await expect(address).toHaveValue(newEmail);
  await address.fill('ada@');
  await page.getByRole('button', { name: 'Email me the link' }).click();
  await expect(page.getByRole('link', { name: /^Email address: / })).toBeVisible();
  await expect(address).toHaveValue('ada@');
  await address.fill(newEmail);
  await page.getByRole('button', { name: 'Email me the link' }).click();
  await expect(page.getByText(`We emailed a link to ${newEmail}.`)).toBeVisible();

  const { text } = await mailbox.find({ to: newEmail, subject: 'Continue your booking' });
  const [link] = /\/covid-19-testing\/resume\?link=\S+/.exec(text)!;
  const context = await browser.newContext({ javaScriptEnabled: hasScript, baseURL });
  const phone = await context.newPage();
  await phone.goto(link);
  await expect(phone.getByText('Ada')).toHaveCount(0);
  await expectReachable(phone, { hasScript });
  await phone.getByRole('button', { name: 'Email me the code' }).click();
  const mail = await mailbox.find({ to: newEmail, subject: 'Your code to continue your booking' });
  const [code] = /\b\d{6}\b/.exec(mail.text)!;
  await phone.getByLabel('Code').fill(code === '111111' ? '222222' : '111111');
  await phone.getByRole('button', { name: 'Go on' }).click();
  await expect(phone.getByRole('link', { name: /^Code: That code is not right/ })).toBeVisible();
  await expectReachable(phone, { hasScript });
  await phone.getByLabel('Code').fill(code);
  await phone.getByRole('button', { name: 'Go on' }).click();
  await expect(phone.getByText('We’re holding').first()).toBeVisible();
  await phone.goto(await consent(phone));
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(/booked/i);
  await context.close();
});

test('a link that opens nothing leads to the first page, which says why', async ({ page }) => {
  await page.goto('/covid-19-testing/resume?link=main.not.a.link');
  await page.getByRole('button', { name: 'Email me the code' }).click();
  await expect(page.getByText(/This link no longer works/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Tested');
});
