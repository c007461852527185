import { expect, test } from '@larkwell/tooling/e2e';
import { expectReachable } from './reach';
import { findTimes, skipToScheduler } from './shortcut';

interface FullDay {
  location: string;
  date: string;
  before: { id: string; taken: number }[];
}

let full: FullDay | undefined;

/** Others take every time of the nearest location on the last date. */
test.beforeEach(async ({ page, sql }) => {
  await skipToScheduler(page);
  const { location, date } = await findTimes(page, 12);
  const before = await sql<FullDay['before'][number]>(
    `with before as (
       select s.id, s.taken from slots s join locations l on l.id = s.location_id
       where l.id = $1 and (s.starts_at at time zone l.zone)::date = $2::date)
     update slots s set taken = s.capacity from before where s.id = before.id returning s.id, before.taken`,
    location,
    date,
  );
  full = { location: location!, date: date!, before };
});

const giveBack = `
  update slots s set taken = b.taken from json_to_recordset($1::json) as b (id text, taken integer) where s.id = b.id`;
test.afterEach(async ({ sql }) => {
  if (full) await sql(giveBack, JSON.stringify(full.before));
  await sql('delete from waiting_list');
});

const timesOf = ({ location, date }: FullDay, language = '') =>
  `${language}/covid-19-testing/covid-scheduler?date=${date}&checked=${location}`;

test('a full day offers a mail, which comes once a time opens and leads to its times', async ({
  page,
  sql,
  mailbox,
  clock,
  newEmail,
  browser,
  hasScript,
  baseURL,
}) => {
  await page.goto(timesOf(full!));
  await page.getByRole('link', { name: /^Email me if a time opens at / }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email me if a time opens');
  await expect(page.getByText(/ is full on /)).toBeVisible();
  await expect(page.getByText('We do not hold a time for you.')).toBeVisible();
  await expectReachable(page, { hasScript });

  const address = page.getByRole('textbox', { name: 'Email address' });
  const send = page.getByRole('button', { name: 'Email me' });
  await send.click();
  await expect(page.getByRole('link', { name: 'Email address: This field is required' })).toBeVisible();
  await address.fill('ada@');
  await send.click();
  await expect(page.getByRole('link', { name: 'Email address: Invalid email address' })).toBeVisible();
  await expect(address).toHaveValue('ada@');
  await expect(address).toHaveAccessibleDescription(/Invalid email address/);
  await expectReachable(page, { hasScript });
  await address.fill(newEmail);
  await send.click();
  await expect(page.getByText(/^Check your email\./)).toBeVisible();

  const asked = await mailbox.find({ to: newEmail, subject: 'Confirm that we may email you' });
  const [link] = /\/covid-19-testing\/waiting-list\?key=\S+/.exec(asked.text)!;
  const context = await browser.newContext({ javaScriptEnabled: hasScript, baseURL });
  const phone = await context.newPage();
  // Opening the link is not enough: mail scanners do.
  await phone.goto(link);
  expect(await sql('select 1 from waiting_list where confirmed_at is not null')).toEqual([]);
  await expectReachable(phone, { hasScript });
  await phone.getByRole('button', { name: 'Yes, email me' }).click();
  await expect(
    phone.getByText(/^We’ll email you once if a time opens at .+ Nothing is held for you\.$/),
  ).toBeVisible();

  await sql(giveBack, JSON.stringify(full!.before));
  // Moving the clock runs every sweep now.
  await clock.advance({ minutes: 1 });
  const { text } = await mailbox.find({ to: newEmail, subject: 'A time is free' });
  await phone.goto(/\/covid-19-testing\/covid-scheduler\?\S+/.exec(text)![0]);
  await expect(phone).toHaveURL(
    new RegExp(`date=${full!.date}&checked=${full!.location}#location-${full!.location}$`),
  );
  const place = phone.locator(`#location-${full!.location}`);
  await expect(place.getByRole('button', { name: /[AP]M\b/ }).first()).toBeVisible();
  await context.close();
  expect(await sql('select 1 from waiting_list')).toEqual([]);
});

test('an address can be taken off the list, and a used link says so', async ({
  page,
  mailbox,
  newEmail,
  hasScript,
}) => {
  await page.goto(timesOf(full!));
  await page.getByRole('link', { name: /^Email me if a time opens at / }).click();
  await page.getByRole('textbox', { name: 'Email address' }).fill(newEmail);
  await page.getByRole('button', { name: 'Email me' }).click();
  const { text } = await mailbox.find({ to: newEmail, subject: 'Confirm that we may email you' });
  const [link] = /\/covid-19-testing\/waiting-list\?key=\S+/.exec(text)!;
  await page.goto(link);
  await page.getByRole('button', { name: 'No, delete my address' }).click();
  await expect(page.getByText('We have deleted your address from this list.')).toBeVisible();
  await page.goto(link);
  await page.getByRole('button', { name: 'Yes, email me' }).click();
  await expect(page.getByText('This link was already used or no longer works.')).toBeVisible();
  await expect(page.getByText('Open the link in our email to confirm your address.')).toBeVisible();
  await expectReachable(page, { hasScript });
});

test('the day is asked for in Spanish, and its mail is in Spanish', async ({
  page,
  mailbox,
  newEmail,
  hasScript,
}) => {
  await page.goto(timesOf(full!, '/es'));
  await page.getByRole('link', { name: /^Avísenme si se libera una hora en / }).click();
  await expectReachable(page, { hasScript });
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('ada@');
  await page.getByRole('button', { name: 'Avísenme' }).click();
  await expect(page.getByRole('alert').first()).toContainText('Correo electrónico:');
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(newEmail);
  await page.getByRole('button', { name: 'Avísenme' }).click();
  await expect(page.getByText(/^Revise su correo\./)).toBeVisible();
  const { text } = await mailbox.find({ to: newEmail, subject: 'Confirme que podemos escribirle' });
  await page.goto(/\/es\/covid-19-testing\/waiting-list\?key=\S+/.exec(text)![0]);
  await expectReachable(page, { hasScript });
  await page.getByRole('button', { name: 'Sí, avísenme' }).click();
  await expect(page.getByText(/^Le escribimos una vez si se libera una hora en /)).toBeVisible();
});

test('a day with free times leads to them, even if they opened while the page was shown', async ({
  page,
  sql,
  newEmail,
}) => {
  await page.goto(timesOf(full!));
  await page.getByRole('link', { name: /^Email me if a time opens at / }).click();
  await sql(giveBack, JSON.stringify(full!.before));
  await page.getByRole('textbox', { name: 'Email address' }).fill(newEmail);
  await page.getByRole('button', { name: 'Email me' }).click();
  await expect(page.getByText('A time is free on this day. You can choose it here.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Email me if a time opens/ })).toHaveCount(0);
});
