import type { Deps } from '../deps';
import { mailKnownAddress, mailVerificationCode } from './account-mails';
import { accountMailsOfAddress, accountMailsOfPerson } from './account-limits';
import { hashPassword } from './passwords';
import { findUserByEmail, insertUser, replaceUnverified } from './store';

export interface SignUp {
  fullName: string;
  email: string;
  password: string;
  isOrganisationUser: boolean;
}

/**
 * Opens an account and mails the code that proves the address. Answers the same whether or not the address is
 * known; its owner learns it by mail. An account that was never verified takes the new name and password.
 */
export async function signUp(deps: Deps, input: SignUp, visitorAddress: string): Promise<void> {
  const { fullName, email, password, isOrganisationUser } = input;
  await deps.limits.count(accountMailsOfAddress, visitorAddress);
  await deps.limits.count(accountMailsOfPerson, email);
  const passwordHash = await hashPassword(password);
  await deps.inTransaction(async (tx) => {
    const account = { fullName, email, passwordHash, isOrganisationUser };
    const newId = await insertUser(tx.db, account);
    const known = newId ? null : await findUserByEmail(tx.db, email);
    if (known?.isVerified) return mailKnownAddress(deps, tx, known.email);
    const id = newId ?? known!.id;
    if (known) await replaceUnverified(tx.db, id, account);
    await mailVerificationCode(deps, tx, { id, email });
  });
}

/** Mails a new code to an account that is not verified. Says nothing about whether there is one. */
export async function sendNewCode(deps: Deps, email: string, visitorAddress: string): Promise<void> {
  await deps.limits.count(accountMailsOfAddress, visitorAddress);
  await deps.limits.count(accountMailsOfPerson, email);
  await deps.inTransaction(async (tx) => {
    const user = await findUserByEmail(tx.db, email);
    if (user && !user.isVerified) await mailVerificationCode(deps, tx, user);
  });
}
