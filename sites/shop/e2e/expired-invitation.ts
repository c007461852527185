import type { Mailbox, Page, RunSql } from '@larkwell/tooling/e2e';
import { skipSignIn } from './shortcut';

/**
 * Signs in Olive's organization, invites Zoe Zimmer at this address, and lets the invitation end.
 * @returns the invitation's mail
 */
export async function inviteAndExpire(
  page: Page,
  email: string,
  { mailbox, sql }: { mailbox: Mailbox; sql: RunSql },
) {
  await skipSignIn(page, 'olive@example.com');
  await page.goto('/add-employee');
  const main = page.getByRole('main');
  await main.getByLabel('Full name').fill('Zoe Zimmer');
  await main.getByRole('textbox', { name: 'Email' }).fill(email);
  await main.getByRole('button', { name: 'Add employee' }).click();
  const mail = await mailbox.find({ to: email, subject: 'An invitation to Larkwell' });
  await sql(`update users set invited_at = app_now() - interval '30 days' where email = $1`, email);
  return mail;
}
