import { mailTo, spendOrRefuse } from '../http';
import type { Deps } from '../deps';
import { createToken, hashToken } from '../security';
import { askForMail } from './account-mail-job';
import { refuseLikelyPassword } from './refuse-likely-password';
import { saveSignUpClaim } from './claims';
import { hashPassword } from './passwords';

export interface SignUp {
  fullName: string;
  email: string;
  password: string;
  isOrganisationUser: boolean;
  /**
   * A token that the requesting browser keeps. Without it, no browser can later prove that it made the
   * request.
   */
  claimToken?: string | undefined;
}

/**
 * Saves a sign-up until its address is proved; no account exists before that. Does the same work and gives
 * the same answer whether the address is unknown, invited or already has an account; its owner finds out by
 * mail.
 */
export async function signUp(
  deps: Deps,
  { password, claimToken = createToken(), ...account }: SignUp,
  visitorAddress: string,
): Promise<void> {
  const { email } = account;
  refuseLikelyPassword(deps, 'password', password);
  await spendOrRefuse(deps, [
    { budget: 'signUpsOfAddress', subject: visitorAddress },
    ...mailTo(email, visitorAddress),
  ]);
  const passwordHash = await hashPassword(password);
  await deps.inTransaction(async (tx) => {
    const claim = { ...account, passwordHash, browserHash: hashToken(claimToken) };
    await saveSignUpClaim(tx.db, claim);
    await askForMail(deps, tx, { kind: 'code', email, browserHash: claim.browserHash });
  });
}

/** Mails a new code for an address that is waiting to be proved. The answer does not reveal whether it is. */
export async function sendNewCode(
  deps: Deps,
  { email, claimToken }: { email: string; claimToken?: string | undefined },
  visitorAddress: string,
): Promise<void> {
  await spendOrRefuse(deps, mailTo(email, visitorAddress));
  const browserHash = claimToken ? hashToken(claimToken) : null;
  await deps.inTransaction((tx) => askForMail(deps, tx, { kind: 'code', email, browserHash }));
}
