import { expect, expectAccessible, test } from '@larkwell/tooling/e2e';
import { inviteAndExpire } from './expired-invitation';

test('the link of an invitation that has ended says so, and leads in no circle', async ({
  page,
  newEmail,
  sql,
  mailbox,
}) => {
  const mail = await inviteAndExpire(page, newEmail, { mailbox, sql });
  await page.context().clearCookies();
  await page.goto(/https?:\/\/\S+\/reset-password\?[^\s"<]+/.exec(mail.text)![0]);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { name: 'This invitation has expired', level: 1 })).toBeVisible();
  await expect(
    main.getByText('This invitation has expired. Ask the organization to send it again.'),
  ).toBeVisible();
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(main.getByRole('link')).toHaveCount(0);
  await expectAccessible(page);
});

test('the button that sends an invitation again finds nobody else', async ({
  page,
  newEmail,
  sql,
  mailbox,
}) => {
  await inviteAndExpire(page, newEmail, { mailbox, sql });
  for (const stranger of ['', 'none', '../maya']) {
    await page.goto('/employees');
    const button = page.getByRole('row', { name: newEmail }).getByRole('button');
    await button.evaluate((pressed: HTMLButtonElement, id) => {
      pressed.form!.querySelector<HTMLInputElement>('input[name="employee"]')!.value = id;
    }, stranger);
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      button.click(),
    ]);
    expect(answer.status()).toBe(404);
  }
  expect(await mailbox.list(newEmail)).toHaveLength(1);
});
