import { expect, test, type Page } from '@larkwell/tooling/e2e';
import { answerAssessment, omaha } from './booking-journey';

/** A small phone, in CSS pixels. */
const phone = { width: 320, height: 568 };

test.use({ viewport: phone });

test('a small phone shows six screens from the first page to the press that holds a time', async ({
  page,
}) => {
  let passed = 0;
  /** Counts the page down to the end of what is pressed. */
  const press = async (pressed: ReturnType<Page['getByRole']>) => {
    const bottom = await pressed.evaluate(
      (element) => element.getBoundingClientRect().bottom + window.scrollY,
    );
    passed += bottom / phone.height;
    await pressed.click();
  };
  await page.goto('/covid-19-testing');
  await page.getByLabel('Where do you want to get tested?').fill(omaha);
  await press(page.getByRole('button', { name: 'Get Tested' }));
  await answerAssessment(page);
  await press(page.getByRole('button', { name: 'Submit' }));
  await press(page.getByRole('region', { name: 'Earliest near you' }).getByRole('button').first());
  await expect(page.getByText('We’re holding').first()).toBeVisible();
  expect(passed).toBeLessThan(6.2);
});
