import { readFileSync } from 'node:fs';
import { expect, test } from '@larkwell/tooling/e2e';
import { haveInsurance } from './booking-journey';
import { picture } from './picture';
import { expectReachable } from './reach';
import { skipPerson, skipToVisitInfo, visitInfo } from './shortcut';

/** The photo of a card as an iPhone keeps it. */
const photo = readFileSync(new URL('../../../api/testing/card.heic', import.meta.url));

test('a HEIC photo is stored, and what is no picture says what to do instead', async ({
  page,
  newEmail,
  hasScript,
}) => {
  await skipToVisitInfo(page);
  await skipPerson(page, newEmail);
  await page.goto(`${visitInfo}?section=payment`);
  await haveInsurance(page);
  const front = page.getByLabel('Front of the insurance card');
  const upload = page.getByRole('button', { name: 'Upload: Front of the card' });
  await expect(page.getByText('A JPG, PNG, WebP or HEIC picture of at most 10 MB.').first()).toBeVisible();

  await upload.click();
  await expect(page.getByText('Choose a picture first').first()).toBeVisible();
  await expectReachable(page, { hasScript });
  await front.setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) });
  await upload.click();
  await expect(page.getByText('This file is empty. Choose another picture').first()).toBeVisible();
  await front.setInputFiles({ ...picture('card.jpg'), buffer: Buffer.alloc(11.45 * 1024 * 1024) });
  await upload.click();
  await expect(page.getByText('11.5 MB is too large. Send at most 10 MB').first()).toBeVisible();
  const half = photo.subarray(0, photo.length / 2);
  await front.setInputFiles({ name: 'card.heic', mimeType: 'image/heic', buffer: half });
  await upload.click();
  const wayOut =
    'Invalid Image. We could not read this HEIC photo. Take a JPG: a screenshot of the photo works';
  await expect(page.getByText(wayOut).first()).toBeVisible();
  await expectReachable(page, { hasScript });

  // As a browser sends it that does not know the format.
  await front.setInputFiles({ name: 'card.heic', mimeType: '', buffer: photo });
  await upload.click();
  await expect(page.getByText('The front of the card is saved.')).toBeVisible();
  const shown = page.locator('img[src*="/image/front"]');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
});
