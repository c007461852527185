import { accountLinks } from '../accounts/links';
import { createResetKey } from '../accounts/reset-keys';
import { getUser, type UserRow } from '../accounts/store';
import type { Transaction } from '../db/database';
import type { Deps } from '../deps';
import { queueMail } from '../jobs/mail-job';
import { welcomeMail } from './welcome-mail';

/** Mails a link to set the first password to an employee who has none. An inactive one gets nothing. */
export async function mailInvitation(deps: Deps, tx: Transaction, employee: UserRow): Promise<void> {
  if (!employee.isActive || !employee.organisationId) return;
  const links = accountLinks(deps.settings.shopUrl);
  const resetLink = links.reset(await createResetKey(tx.db, employee.id));
  const { fullName } = await getUser(tx.db, employee.organisationId);
  const data = { organisation: fullName, resetLink, forgotLink: links.forgot };
  await queueMail(tx, deps.cipher, welcomeMail, { to: employee.email, data });
}
