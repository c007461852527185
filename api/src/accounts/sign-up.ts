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
  /** What the browser that asks keeps. Without it no browser can prove later that it was the one. */
  claimToken?: string | undefined;
}

/**
 * Keeps a sign-up until its address is proved; there is no account before. Does the same work, and answers the same,
 * whether the address is unknown, invited or somebody's account: its owner learns it by mail.
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

/** Mails a new code for an address that waits to be proved. Says nothing about whether it does. */
export async function sendNewCode(
  deps: Deps,
  { email, claimToken }: { email: string; claimToken?: string | undefined },
  visitorAddress: string,
): Promise<void> {
  await spendOrRefuse(deps, mailTo(email, visitorAddress));
  const browserHash = claimToken ? hashToken(claimToken) : null;
  await deps.inTransaction((tx) => askForMail(deps, tx, { kind: 'code', email, browserHash }));
}
