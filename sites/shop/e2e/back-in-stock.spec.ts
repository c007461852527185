import { expect, expectAccessible, test } from '@larkwell/tooling/e2e';

const setStock = `update products set stock = $1 where slug = 'kidney-check'`;
test.afterEach(async ({ sql }) => {
  await sql(setStock, 65);
});

test('a sold-out kit says so, and one mail comes when it is back', async ({
  page,
  sql,
  mailbox,
  clock,
  newEmail,
}) => {
  await sql(setStock, 0);
  // A page of products may be five seconds old.
  await expect(async () => {
    await page.goto('/categories?tab=general-wellness');
    await expect(page.getByRole('article').filter({ hasText: 'Kidney Check' })).toContainText('Sold out', {
      timeout: 1000,
    });
  }).toPass();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Email me when it is back (Kidney Check)' }).click();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody');
  await page.getByRole('button', { name: 'Email me' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('nobody');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    /Email must be a valid email address/,
  );
  await page.getByRole('textbox', { name: 'Email' }).fill(newEmail);
  await page.getByRole('button', { name: 'Email me' }).click();
  await expect(page.getByText('Check your email. Confirm with the link in it')).toBeVisible();

  const { text } = await mailbox.find({ to: newEmail, subject: 'Confirm that we may email you' });
  await page.goto(/\S*\/stock-alert\?key=\S+/.exec(text)![0]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, email me' }).click();
  await expect(page.getByText('We’ll email you once when Kidney Check is back.')).toBeVisible();

  await sql(setStock, 65);
  // Moving the clock runs every sweep now.
  await clock.advance({ minutes: 1 });
  const mail = await mailbox.find({ to: newEmail, subject: 'Back in stock at Larkwell' });
  expect(mail.text).toContain('/categories/kidney-check');
  const { length } = await sql(`select id from stock_alerts where product_id = '105'`);
  expect(length).toBe(0);
});
