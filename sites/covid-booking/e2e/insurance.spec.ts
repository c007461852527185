import { writeFile } from 'node:fs/promises';
import { expect, test } from '@larkwell/tooling/e2e';
import { haveInsurance, saveAndContinue, submit, fillGovernment } from './booking-journey';
import { picture } from './picture';
import { expectReachable } from './reach';
import { skipPerson, skipToVisitInfo, visitInfo } from './shortcut';

test('an insured patient books with both sides of the card', async ({ page, newEmail, hasScript }) => {
  test.slow();
  await skipToVisitInfo(page);
  await skipPerson(page, newEmail);
  await page.goto(`${visitInfo}?section=payment`);
  await expect(page.getByText('A $99 charge may apply if active insurance is not reported.')).toBeAttached();
  await haveInsurance(page);
  await expectReachable(page, { hasScript });

  await saveAndContinue(page);
  for (const field of [
    'Insurance company',
    'Member ID',
    'Confirm member ID',
    'Front of the insurance card',
  ]) {
    await expect(
      page.getByRole('link', { name: `${field}: This field is required`, exact: true }),
    ).toBeVisible();
  }

  await expectReachable(page, { hasScript });

  const front = page.getByLabel('Front of the insurance card');
  await front.setInputFiles({ name: 'card.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await page.getByRole('button', { name: 'Upload: Front of the card' }).click();
  await expect(page.getByText('Invalid Image').first()).toBeVisible();
  await front.setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await page.getByRole('button', { name: 'Upload: Front of the card' }).click();
  await expect(page.getByText('Invalid Image').first()).toBeVisible();

  const large = test.info().outputPath('card.png');
  await writeFile(large, Buffer.alloc(10.5 * 1024 * 1024));
  await front.setInputFiles(large);
  await page.getByRole('button', { name: 'Upload: Front of the card' }).click();
  await expect(page.getByText('10.5 MB is too large. Send at most 10 MB').first()).toBeVisible();

  await front.setInputFiles(picture('card.png', [5100, 5000]));
  await page.getByRole('button', { name: 'Upload: Front of the card' }).click();
  await expect(
    page.getByText('This image has too many pixels. Please choose a smaller one.').first(),
  ).toBeVisible();

  await page.getByLabel('Insurance company').fill('Prairie Health');
  await front.setInputFiles(picture('front.png'));
  await page.getByRole('button', { name: 'Upload: Front of the card' }).click();
  await expect(page.getByText('The front of the card is saved.')).toBeVisible();
  await expect(page.getByLabel('Insurance company')).toHaveValue('Prairie Health');
  await expect(page).not.toHaveTitle(/^Error: /);
  const shown = page.locator('img[src*="/image/front"]');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Remove: Front of the card' }).click();
  await page.getByText('Remove the picture of the front?').waitFor();
  await expectReachable(page, { hasScript });
  await page.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(page.getByText('Image required').first()).toBeVisible();
  await expect(page.getByLabel('Insurance company')).toHaveValue('Prairie Health');

  await front.setInputFiles(picture('front.png'));
  await page.getByLabel('Back of the insurance card').setInputFiles(picture('back.png'));
  await page.getByLabel('Member ID', { exact: true }).fill('ZX-4471');
  await page.getByLabel('Confirm member ID').fill('ZX-4417');
  await saveAndContinue(page);
  await expect(page.getByText('Incorrect confirm member number').first()).toBeVisible();
  expect(await page.content()).not.toContain('ZX-44');
  await page.getByLabel('Member ID', { exact: true }).fill('ZX-4471');
  await page.getByLabel('Confirm member ID').fill('ZX-4471');
  await saveAndContinue(page);

  await fillGovernment(page);
  await expect(page.getByText('Prairie Health')).toBeVisible();
  expect(await page.content()).not.toContain('ZX-4471');
  await submit(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your test visit is booked');
});
