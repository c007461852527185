import { accountLinks, createResetKey, findUserByEmail, getUser, type UserRow } from '../people';
import type { Queryable, Transaction } from '../db';
import type { Deps } from '../deps';
import { queueMail } from '../jobs';
import { invitationsMail } from './invitations-mail';
import { knownAddressInvitationMail } from './known-address-invitation-mail';
import { welcomeMail } from './welcome-mail';

/**
 * Mails one invitation: a link to set the first password or, where the address already has an account, what
 * its owner can do. Sends nothing to an inactive employee.
 */
export async function mailInvitation(deps: Deps, tx: Transaction, employeeId: string): Promise<void> {
  const employee = await getUser(tx.db, employeeId);
  if (!employee.isActive || employee.isVerified || !employee.organizationId) return;
  const { fullName: organisation } = await getUser(tx.db, employee.organizationId);
  const to = employee.email;
  if (await findUserByEmail(tx.db, to)) {
    return queueMail(tx, deps.cipher, knownAddressInvitationMail, { to, data: { organisation } });
  }
  const links = accountLinks(deps.settings.shopUrl);
  const resetLink = links.reset(await createResetKey(tx.db, employee.id));
  const data = { organisation, resetLink, forgotLink: links.forgot };
  await queueMail(tx, deps.cipher, welcomeMail, { to, data });
}

/** Mails all invitations to an address without an account, in one mail, so that none crowds another out. */
export async function mailInvitations(deps: Deps, tx: Transaction, invited: UserRow[]): Promise<void> {
  const active = invited.filter(({ isActive }) => isActive);
  const [first] = active;
  if (!first) return;
  if (active.length === 1) return mailInvitation(deps, tx, first.id);
  const links = accountLinks(deps.settings.shopUrl);
  const invitations: { organisation: string; resetLink: string }[] = [];
  for (const { id, organizationId } of active) {
    const organisation = await nameOf(tx.db, organizationId!);
    invitations.push({ organisation, resetLink: links.reset(await createResetKey(tx.db, id)) });
  }
  const data = { invitations, forgotLink: links.forgot };
  await queueMail(tx, deps.cipher, invitationsMail, { to: first.email, data });
}

const nameOf = async (db: Queryable, id: string) => (await getUser(db, id)).fullName;
