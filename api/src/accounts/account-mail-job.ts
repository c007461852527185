import type { Deps } from '../deps';
import type { Transaction } from '../db';
import { spendOnInvitations } from '../http';
import { mailInvitation, mailInvitations } from '../invitations';
import { accountMailJob } from '../queue';
import { mailChangeCode, mailKnownAddress, mailResetLink, mailSignUpCode } from './account-mails';
import { findClaim, findSignUpClaim } from './claims';
import { findUserByEmail, listInvitations } from '../people';

/** A visitor's request for mail, recorded before anyone looks up who owns the address. */
export type MailRequest =
  | { kind: 'code'; email: string; browserHash: string | null }
  | { kind: 'change'; claimId: string }
  | { kind: 'reset'; email: string }
  | { kind: 'invitation'; employeeId: string };

const purpose = 'account mail';

/**
 * Queues a request. The job looks up the address and writes the mail, because doing either here would let the
 * response time reveal whether the address has an account.
 */
export async function askForMail(
  { cipher }: Deps,
  tx: Pick<Transaction, 'send'>,
  request: MailRequest,
): Promise<void> {
  await tx.send(accountMailJob, { sealed: cipher.seal(JSON.stringify(request), purpose) });
}

/**
 * Sends the mail that fits the address: a code, its invitations again, a reset link, or a note that it
 * already has an account.
 */
export async function answerMailRequest(deps: Deps, sealed: string): Promise<void> {
  const request = JSON.parse(deps.cipher.open(sealed, purpose)) as MailRequest;
  await deps.inTransaction(async (tx) => {
    if (request.kind === 'code') return mailCode(deps, tx, request);
    if (request.kind === 'change') return mailChange(deps, tx, request.claimId);
    if (request.kind === 'invitation') return mailInvitation(deps, tx, request.employeeId);
    const user = await findUserByEmail(tx.db, request.email);
    if (!user) return mailInvitationsTo(deps, tx, request.email);
    if (user.isActive) await mailResetLink(deps, tx, user);
  });
}

async function mailCode(
  deps: Deps,
  tx: Transaction,
  { email, browserHash }: { email: string; browserHash: string | null },
): Promise<void> {
  const claim = await findSignUpClaim(tx.db, email, browserHash);
  const user = await findUserByEmail(tx.db, email);
  if (user?.isVerified) return claim ? mailKnownAddress(deps, tx, user.email) : undefined;
  await mailInvitationsTo(deps, tx, email);
  if (claim) await mailSignUpCode(deps, tx, claim);
}

/**
 * An invited person may have forgotten the invitation. The mail lets them choose the employee account or one
 * of their own.
 */
async function mailInvitationsTo(deps: Deps, tx: Transaction, email: string): Promise<void> {
  const invitations = await listInvitations(tx.db, email);
  if (invitations.length === 0) return;
  if (await spendOnInvitations(deps, tx.db, email)) await mailInvitations(deps, tx, invitations);
}

async function mailChange(deps: Deps, tx: Transaction, claimId: string): Promise<void> {
  const claim = await findClaim(tx.db, claimId);
  if (!claim) return;
  const owner = await findUserByEmail(tx.db, claim.email);
  if (owner) await mailKnownAddress(deps, tx, owner.email);
  else await mailChangeCode(deps, tx, claim);
}
