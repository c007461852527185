import { expect, test, type Page } from '@larkwell/tooling/e2e';
import { omaha } from './booking-journey';
import { cards } from './paying';
import { save, skipPerson, skipToVisitInfo, visitInfo } from './shortcut';

type Target = ReturnType<Page['locator']>;

/** A person without a pointer. */
function keyboardOf(page: Page) {
  const tabTo = async (target: Target) => {
    for (let presses = 0; presses < 90; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  return {
    tabTo,
    async press(target: Target, key: 'Enter' | 'Space' = 'Enter') {
      await tabTo(target);
      await page.keyboard.press(key);
    },
    async type(label: string, text: string) {
      await tabTo(page.getByLabel(label, { exact: true }));
      await page.keyboard.type(text);
    },
    /** Enters the group with Tab and moves through it with the arrow keys. */
    async choose(question: string | RegExp, answer: string) {
      const group = page.getByRole('group', { name: question });
      await tabTo(group.getByRole('radio').first());
      await page.keyboard.press('Space');
      const wanted = group.getByRole('radio', { name: answer, exact: true }).first();
      for (let presses = 0; presses < 9 && !(await wanted.isChecked()); presses += 1) {
        await page.keyboard.press('ArrowDown');
      }
      await expect(wanted).toBeChecked();
    },
  };
}

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

test('a visit is booked by keyboard alone', async ({ page, newEmail }) => {
  test.slow();
  const keys = keyboardOf(page);
  const save = () => keys.press(page.getByRole('button', { name: 'Save and continue' }).last());

  await page.goto('/covid-19-testing');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await keys.type('Where do you want to get tested?', omaha);
  await page.keyboard.press('Enter');

  await heading(page, 'Pre-test assessment');
  for (const question of await page
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
    .all()) {
    await keys.press(question.getByRole('radio').first(), 'Space');
    const no = question.getByRole('radio', { name: 'No', exact: true });
    if (!(await no.isChecked())) await page.keyboard.press('ArrowDown');
    await expect(no).toBeChecked();
  }
  await keys.press(page.getByLabel(/I confirm that my answers are true/), 'Space');
  await keys.press(page.getByRole('button', { name: 'Submit' }));

  await heading(page, 'Choose a place and time');
  await keys.press(page.getByRole('navigation', { name: 'Choose a date' }).getByRole('link').nth(6));
  await keys.press(page.getByRole('link', { name: 'Check Availability' }).first());
  const open = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Morning' }) });
  const time = open.getByRole('button', { name: /[AP]M\b/ }).first();
  await time.waitFor();
  await keys.press(time);

  await heading(page, 'Patient');
  await keys.choose('Who is filling in this form?', 'The patient');
  await keys.type('First name', 'Ada');
  await keys.type('Last name', 'Example');
  await keys.type('Month', '4');
  await keys.type('Day', '27');
  await keys.type('Year', '1988');
  await keys.choose('Gender', 'Female');
  await keys.choose('Ethnicity', 'Not known');
  await keys.choose('Race', 'Other');
  await save();

  await heading(page, 'Contact');
  await keys.type('ZIP code', omaha);
  await keys.press(page.getByRole('button', { name: 'Find city and state' }));
  await expect(page.getByLabel('City')).toHaveValue('Omaha');
  await keys.type('Street address', '12 Sample Street');
  await keys.type('Email address', newEmail);
  await keys.type('Mobile phone number', '4025550143');
  await keys.choose('Is the mobile phone the primary phone?', 'Yes');
  await save();

  await heading(page, 'Vaccine and medical history');
  await keys.choose('Has the patient received a COVID-19 vaccine?', 'No');
  await keys.choose('Is this the patient’s first COVID-19 test?', 'Yes');
  await keys.choose('Does the patient have a medical condition?', 'No');
  await save();

  await heading(page, 'Payment');
  await keys.choose('How do you want to pay?', 'No cost, or by insurance');
  await keys.choose('If no cost, does the patient have health insurance?', 'No');
  await keys.press(page.getByLabel(/If no insurance: I confirm/), 'Space');
  await save();

  await heading(page, 'Government reporting');
  await keys.tabTo(page.getByRole('textbox', { name: 'Social Security number' }));
  await page.keyboard.type('900-12-3456');
  await keys.choose(/May your health information/, 'Yes');
  await save();

  await heading(page, 'Check your answers');
  await keys.press(page.getByLabel(/I confirm that the information is true/), 'Space');
  await keys.press(page.getByRole('button', { name: 'Submit' }));
  await heading(page, 'Your test visit is booked');
});

test(
  'the card dialog takes the focus, keeps it, returns it, and works by keyboard alone',
  { tag: '@js' },
  async ({ page, newEmail }) => {
    await skipToVisitInfo(page, { testType: 'Antigen' });
    await skipPerson(page, newEmail);
    await save(page, 'government', { health_info_available: '1' });
    const keys = keyboardOf(page);
    await page.goto(`${visitInfo}?section=consent`);
    await keys.press(page.getByLabel(/I confirm that the information is true/), 'Space');
    await keys.press(page.getByRole('button', { name: /^Confirm booking/ }));

    const dialog = page.getByRole('dialog', { name: 'Card Payment' });
    const field = page.frameLocator('iframe[title="Secure card payment input frame"]');
    await expect(field.getByLabel('Card number')).toBeFocused();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => !document.activeElement?.matches('dialog *, body'));
      expect(outside, `after ${presses + 1} Tabs the focus is behind the dialog`).toBe(false);
    }
    await keys.press(dialog.getByRole('button', { name: 'Pay another way' }));
    await expect(dialog).toBeHidden();
    const opener = page.getByRole('button', { name: 'Pay by card on this page' });
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field.getByLabel('Card number')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(field.getByLabel('Card number')).toBeFocused();
    for (const text of [cards.good, '1240', '123']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type(omaha);
    const pay = dialog.getByRole('button', { name: 'Pay $70.00' });
    // The frame tells the page that the card is complete.
    await expect(pay).toBeEnabled();
    await page.keyboard.press('Tab');
    await expect(pay).toBeFocused();
    await page.keyboard.press('Enter');
    await heading(page, 'Your test visit is booked');
  },
);
