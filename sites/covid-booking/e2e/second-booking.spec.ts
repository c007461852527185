import { expect, test } from '@larkwell/tooling/e2e';
import { answerAssessment } from './booking-journey';
import { expectReachable } from './reach';
import { post, skipToBooked, slotForms, visitInfo } from './shortcut';

const scheduler = '/covid-19-testing/covid-scheduler';

test('a second booking in one browser asks for a new assessment before it holds a time', async ({
  page,
  newEmail,
  hasScript,
}) => {
  test.slow();
  await page.goto(await skipToBooked(page, newEmail));
  await expect(page.getByText('Ada E.')).toBeVisible();

  const list = await (await page.request.get(scheduler)).text();
  const location = /[?;&]checked=([^"&#%]+)/.exec(list)?.[1];
  await page.goto(`${scheduler}?date=2027-06-17&checked=${location}`);
  await page
    .getByRole('button', { name: /[AP]M\b/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pre-test assessment');
  await expect(
    page.getByText(
      'Please answer these questions before you choose a time. We are not holding a time for you yet.',
    ),
  ).toBeVisible();
  await expectReachable(page, { hasScript });
  await answerAssessment(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a place and time');

  await page.goto(visitInfo);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a place and time');
  await expect(page.getByText('You have not chosen a time yet.')).toBeVisible();
  await expect(page.getByText('Time Expired')).toHaveCount(0);

  const times = await (await page.request.get(`${scheduler}?date=2027-06-17&checked=${location}`)).text();
  await post(page, scheduler, slotForms(times)[0]!);
  await page.goto(visitInfo);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Patient');
  await expect(page.getByLabel('First name')).toHaveValue('');
});
