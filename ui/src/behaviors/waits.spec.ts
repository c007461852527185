import { expect } from '@playwright/test';
import { test } from './testing/page';

test.describe('hold-warnings', () => {
  const body = `
    <hold-warnings data-left="1500" data-clock-says="{} left"
      data-minute-says="{} minute left to finish your booking."
      data-minutes-say="{} minutes left to finish your booking."><span role="timer" data-clock></span><p role="status" data-live></p>
      <div data-expired><h2>Time Expired</h2><a href="/again">Select New Time</a></div></hold-warnings>`;

  test('announces 10, 5 and 1 minutes left, and opens the dialog at the end', async ({ page, open }) => {
    await open(body);
    const said = page.getByRole('status');
    await page.clock.runFor('14:59');
    await expect(said).toHaveText('');
    for (const [wait, minutes] of [
      ['00:02', '10 minutes'],
      ['05:00', '5 minutes'],
      ['04:00', '1 minute'],
    ] as const) {
      await page.clock.runFor(wait);
      await expect(said).toHaveText(`${minutes} left to finish your booking.`);
    }
    await page.clock.runFor('00:58');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.clock.runFor('00:02');
    await expect(page.getByRole('dialog', { name: 'Time Expired' })).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Select New Time' })).toBeVisible();
  });

  test('counts down in minutes and seconds without announcing them', async ({ page, open }) => {
    await open(body);
    const clock = page.getByRole('timer');
    await expect(clock).toHaveText('25:00 left');
    await expect(clock).not.toHaveAttribute('aria-live');
    for (const [wait, left] of [
      ['00:01', '24:59'],
      ['05:50', '19:09'],
      ['18:10', '00:59'],
      ['01:30', '00:00'],
    ] as const) {
      await page.clock.runFor(wait);
      await expect(clock).toHaveText(`${left} left`);
    }
  });

  test('catches up when a sleeping device wakes', async ({ page, open }) => {
    await open(body);
    await page.clock.fastForward('23:00');
    await expect(page.getByRole('timer')).toHaveText('02:00 left');
    await expect(page.getByRole('status')).toHaveText('2 minutes left to finish your booking.');
    await page.clock.fastForward('05:00');
    await expect(page.getByRole('dialog', { name: 'Time Expired' })).toBeVisible();
  });

  test('says nothing about a hold without a known end', async ({ page, open }) => {
    await open(body.replace('1500', ''));
    await page.clock.runFor('30:00');
    await expect(page.getByRole('status')).toHaveText('');
    await expect(page.getByRole('timer')).toHaveText('');
  });
});

test('quantity-stepper: several presses are sent as one form, half a second after the last', async ({
  page,
  open,
}) => {
  const { asked } = await open(
    `<form method="post" action="/cart">
      <quantity-stepper data-min="1" data-max="5" data-submit>
        <button name="intent" value="dec">Less</button><input name="quantity" value="1" aria-label="Quantity">
        <button name="intent" value="inc">More</button>
      </quantity-stepper></form>`,
    { '/cart': { body: '<h1>Cart</h1>' } },
  );
  for (let press = 0; press < 3; press += 1) {
    await page.clock.runFor(400);
    await page.getByRole('button', { name: 'More' }).click();
  }
  await page.clock.runFor(499);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect(page.getByRole('heading', { name: 'Cart' })).toBeVisible();
  expect(asked).toEqual(['POST /cart quantity=4']);
});

test('quantity-stepper: more than there is stays as typed, is explained, and is not sent', async ({
  page,
  open,
}) => {
  const { asked } = await open(
    `<form method="post" action="/cart"><div>
      <quantity-stepper data-min="1" data-max="5" data-submit>
        <button name="intent" value="dec">Less</button><input name="quantity" value="1" aria-label="Quantity">
        <button name="intent" value="inc">More</button>
      </quantity-stepper><p id="quantity-limit" data-limit hidden>Only 5 left.</p></div></form>`,
    { '/cart': { body: '<h1>Cart</h1>' } },
  );
  const quantity = page.getByRole('textbox', { name: 'Quantity' });
  await quantity.fill('200');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('200');
  await expect(page.getByText('Only 5 left.')).toBeVisible();
  await page.getByRole('button', { name: 'More' }).press('Enter');
  await page.clock.runFor(1000);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Less' }).click();
  await expect(quantity).toHaveValue('5');
  await expect(page.getByText('Only 5 left.')).toBeHidden();
  await page.getByRole('button', { name: 'More' }).press('Enter');
  await expect(page.getByText('Only 5 left.')).toBeVisible();
});

test('brief-alert: disappears after the given time, by default four seconds', async ({ page, open }) => {
  await open(
    '<brief-alert><p>Kit not found</p></brief-alert><brief-alert data-milliseconds="9000"><p>Late</p></brief-alert>',
  );
  await page.clock.runFor(3999);
  await expect(page.getByText('Kit not found')).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByText('Kit not found')).toBeHidden();
  await page.clock.runFor(4999);
  await expect(page.getByText('Late')).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByText('Late')).toBeHidden();
});

test('submit-once: a second press sends nothing, and the page works again after going back to it', async ({
  page,
  open,
}) => {
  await open(
    `<submit-once><form method="post" action="/pay"><button data-busy-label="Paying">Pay</button></form></submit-once>`,
  );
  const sent: string[] = [];
  await page.route('**/pay', (route) => {
    sent.push(route.request().method());
    // 204: the browser stays on the page.
    return route.fulfill({ status: 204 });
  });
  await page.getByRole('button').click();
  await expect(page.getByRole('button', { name: 'Paying' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Paying' }).click({ force: true });
  await expect.poll(() => sent).toEqual(['POST']);
  await page.evaluate(() => window.dispatchEvent(new Event('pageshow')));
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect.poll(() => sent).toEqual(['POST', 'POST']);
});
