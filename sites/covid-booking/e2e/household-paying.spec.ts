import { expect, test, type Page } from '@larkwell/tooling/e2e';
import { agree, householdPage, skipToBookAll, skipToHousehold, skipMember } from './household-shortcut';
import { pay, payOnHostedPage, putCardAside, typeCard, cards } from './paying';
import { giveCode, waitForCode } from './mailed-code';
import { expectReachable } from './reach';
import { skipToBooked } from './shortcut';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const scheduler = '/covid-19-testing/covid-scheduler';

const family = [
  { firstName: 'Ada', payment: 'none' },
  { firstName: 'Ben', payment: 'card' },
  { firstName: 'Cleo', payment: 'card' },
] as const;

test('one at no cost and two by card pay once, with a line for each', async ({
  page,
  newEmail,
  hasScript,
}) => {
  test.slow();
  await skipToBookAll(page, newEmail, family);
  await page.goto(householdPage);
  await expect(page.getByRole('row', { name: /Ben Example/ })).toContainText('$120.00');
  await expect(page.getByRole('row', { name: /Ada Example/ })).toContainText('No cost');
  await page.getByRole('link', { name: 'Go on to pay $240.00' }).click();
  await expect(page.getByText('$240.00 in all, for 3 people')).toBeVisible();
  await expect(page.getByText(/^\d\d:\d\d [AP]M, \$120\.00$/)).toHaveCount(2);
  if (hasScript) {
    await typeCard(page, cards.good);
    await pay(page, '$240.00');
  } else {
    await expectReachable(page, { hasScript });
    await page.getByRole('button', { name: 'Pay on our secure payment page' }).click();
    await payOnHostedPage(page, '$240.00');
  }
  await expect(heading(page)).toHaveText('Your 3 test visits are booked');
  await expect(page.getByText('$120.00')).toHaveCount(2);
});

test('a refused visit charges nobody, and the page says whose it is', async ({
  page,
  newEmail,
  hasScript,
}) => {
  test.slow();
  await skipToBookAll(page, newEmail, family);
  await page.goto(`${scheduler}/covid-visit-info/payment`);
  if (hasScript) await putCardAside(page);
  // Ben changes an answer in another window, so he has to agree again before anyone pays.
  await page.request.post(`${scheduler}/covid-visit-info?section=contact&person=2`, {
    form: {
      zipCode: '68102',
      address_line_1: '99 Other Street',
      city: 'Omaha',
      state: 'NE',
      country: 'United States',
      patient_email: newEmail,
      patient_mobile: '(402) 555-0143',
      is_primary_phone: '1',
    },
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  });
  await page.getByRole('button', { name: 'Pay on our secure payment page' }).click();
  await expect(heading(page)).toHaveText('Book for all');
  await expect(page.getByRole('row', { name: /Ben Example/ })).toContainText('Not done yet');
  await expectReachable(page, { hasScript });
  await agree(page, 2);
  await page.goto(householdPage);
  await expect(page.getByRole('link', { name: 'Go on to pay $240.00' })).toBeVisible();
});

test('nobody is booked or charged while one has a visit that day already, and the page says who', async ({
  page,
  newEmail,
  mailbox,
  sql,
  hasScript,
}) => {
  test.slow();
  const twin = { patient_first_name: 'Twin', 'date_of_birth.year': '1962' };
  const booked = await skipToBooked(page, newEmail, twin);
  // As if our limit of visits a day were used up by it.
  await sql(
    `update budget_uses u set amount = 10000 from appointments a
     where u.used_for = 'visit ' || a.hold_id and a.id = $1 and u.budget = 'patientDay'`,
    booked.split('/').at(-1)!,
  );
  await skipToHousehold(page, 3, 1);
  await skipMember(page, 1, newEmail, { firstName: 'Ada', payment: 'card' });
  await skipMember(page, 2, newEmail, { firstName: 'Twin', payment: 'none' });
  await skipMember(page, 3, newEmail, { firstName: 'Cleo', payment: 'none' });
  const payElsewhere = async () => {
    await page.goto(`${scheduler}/covid-visit-info/payment`);
    if (hasScript) await putCardAside(page);
    await page.getByRole('button', { name: 'Pay on our secure payment page' }).click();
  };
  await payElsewhere();
  await expect(heading(page)).toHaveText('Enter the code we sent you');
  await giveCode(page, await waitForCode(mailbox, newEmail));
  await expect(heading(page)).toHaveText('Book for all');
  await payElsewhere();
  await expect(
    page.getByText(/^Twin Example: This patient already has a no-cost visit on that day\./),
  ).toBeVisible();
  await expectReachable(page, { hasScript });
  await page.goto(householdPage);
  await page.getByRole('button', { name: 'Remove for Twin Example' }).click();
  await expect(page.getByRole('link', { name: 'Go on to pay $120.00' })).toBeVisible();
});

test('when the time runs out all answers stay, and one press holds a new group', async ({
  page,
  newEmail,
  clock,
  hasScript,
}) => {
  test.slow();
  await skipToHousehold(page, 2);
  await skipMember(page, 1, newEmail, { firstName: 'Ada', payment: 'none' });
  await skipMember(page, 2, newEmail, { firstName: 'Ben', payment: 'none' });
  await clock.advance({ minutes: 25 });
  await page.goto(householdPage);
  await expect(page.getByRole('heading', { name: 'Time Expired' }).first()).toBeVisible();
  await expect(page.getByRole('row', { name: /Ben Example/ })).toBeVisible();
  await expectReachable(page, { hasScript });
  await page.getByRole('link', { name: 'Select New Time' }).first().click();
  await expect(page).toHaveURL(/people=2/);
  await page
    .getByRole('article')
    .getByRole('button', { name: /[AP]M\b/ })
    .first()
    .click();
  await expect(heading(page)).toHaveText('Person 1 of 2: Check your answers');
  await agree(page, 1);
  await agree(page, 2);
  await page.goto(householdPage);
  await page.getByRole('button', { name: 'Book all 2 visits' }).click();
  await expect(heading(page)).toHaveText('Your 2 test visits are booked');
});
