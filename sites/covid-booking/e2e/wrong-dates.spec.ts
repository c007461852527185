import { expect, test } from '@larkwell/tooling/e2e';
import { saveAndContinue } from './booking-journey';
import { expectReachable } from './reach';
import { skipToVisitInfo, visitInfo } from './shortcut';

const dates = [
  { typed: ['13', '4', '1988'], part: 'Month', says: 'Enter a month from 1 to 12, or its name' },
  { typed: ['6', '31', '1988'], part: 'Day', says: 'June has only 30 days' },
  { typed: ['6', '30', '1875'], part: 'Year', says: 'Enter the year with four digits, 1900 or later' },
] as const;

test('a wrong date says which part is wrong, and its line leads to that part', async ({
  page,
  hasScript,
}) => {
  await skipToVisitInfo(page);
  await page.goto(visitInfo);
  for (const { typed, part, says } of dates) {
    const parts = ['Month', 'Day', 'Year'] as const;
    for (const [index, name] of parts.entries()) await page.getByLabel(name).fill(typed[index]!);
    await saveAndContinue(page);
    const line = page.getByRole('link', { name: `Date of birth: ${says}` });
    await line.click();
    await expect(page.getByLabel(part)).toBeFocused();
    await expect(page.getByLabel(part)).toHaveAccessibleDescription(new RegExp(says));
    for (const name of parts) {
      const wrong = page.getByLabel(name).and(page.locator('[aria-invalid="true"]'));
      await expect(wrong, `${name} after ${typed.join('/')}`).toHaveCount(name === part ? 1 : 0);
    }
    await expect(page.getByLabel('Year')).toHaveValue(typed[2]);
  }
  await expectReachable(page, { hasScript });
});

test('each line of the summary names its field', async ({ page }) => {
  await skipToVisitInfo(page);
  await page.goto(visitInfo);
  await saveAndContinue(page);
  const lines = page.getByRole('link', { name: /This field is required$/ });
  await expect(lines.first()).toBeVisible();
  const said = await lines.allInnerTexts();
  expect(said).toContain('First name: This field is required');
  expect(said).toContain('Date of birth: This field is required');
  expect(new Set(said).size).toBe(said.length);
  expect(said.every((line) => /^.+: This field is required$/.test(line))).toBe(true);
});
