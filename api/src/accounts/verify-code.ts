import { NAME_MAX } from '@larkwell/contracts/numbers/accounts';
import { recordAudit } from '../audit';
import { violatedConstraint } from '../db';
import type { Deps } from '../deps';
import { refuse } from '../refusals';
import {
  type Session,
  createResetKey,
  dropResetKeys,
  confirmEmail,
  openAccount,
  type NewUser,
} from '../people';
import { hashToken, readDigitCode } from '../security';
import { matchClaimCode } from './claim-codes';
import {
  voidClaimsTo,
  findClaim,
  findOwnSignUp,
  takeAddressTurn,
  takeClaim,
  useClaimCode,
  type Claim,
} from './claims';
import { noPassword } from './passwords';
import { endOtherSessions } from './session-end';

const wrongCode = 'This code is not right or no longer works. Check it, or ask for a new one.';
const refuseCode = (): never =>
  refuse(422, wrongCode, { code: 'code-wrong', errorData: { code: [wrongCode] } });

export interface Proof {
  email: string;
  code: string;
  /** The token kept by the browser that signed up. */
  claimToken?: string | undefined;
  /** The caller's session, for a change of address. */
  session: Session | null;
}

/**
 * Proves an address with its mailed code, no matter who asked for the mail. In a browser that signed up, it
 * opens the account requested there. Anywhere else it discards the name, type and password, since a stranger
 * may have chosen them, and the person with the code chooses new ones. A change of address takes effect only
 * in the session that asked for it.
 * @returns the key for choosing a password, or null when none is needed
 * @throws 422 code-wrong for a wrong code, an old code and an unknown address alike
 */
export async function verifyCode(deps: Deps, proof: Proof): Promise<string | null> {
  const { email, code } = proof;
  const browserHash = proof.claimToken === undefined ? null : hashToken(proof.claimToken);
  const browsers = [browserHash, proof.session?.tokenHash].filter((hash) => typeof hash === 'string');
  const claim = (await tryCode(deps, email, code, browsers)) ?? refuseCode();
  return deps.inTransaction(async (tx) => {
    await takeAddressTurn(tx.db, claim.email);
    if (claim.userId) return proveChange({ ...deps, db: tx.db }, claim, claim.userId, proof.session);
    const own = browserHash === null ? null : await findOwnSignUp(tx.db, claim.email, browserHash);
    if (!(await useClaimCode(tx.db, claim.id))) refuseCode();
    if (own) await takeClaim(tx.db, own.id);
    return proveSignUp({ ...deps, db: tx.db }, own ? asChosen(own) : asNobodyChose(claim));
  });
}

/**
 * In a transaction of its own, so that the attempt stays counted. Input of another length does not
 * count.
 */
async function tryCode(deps: Deps, email: string, typed: string, browsers: string[]): Promise<Claim | null> {
  const code = readDigitCode(typed);
  if (code === null) return null;
  return deps.inTransaction(async ({ db }) => {
    await takeAddressTurn(db, email);
    const id = await matchClaimCode(db, { email, code, keyring: deps.settings.keyring, browsers });
    return id ? findClaim(db, id) : null;
  });
}

const asChosen = ({ email, fullName, isOrganisationUser, passwordHash }: Claim): NewUser => ({
  email,
  fullName: fullName!,
  isOrganisationUser,
  passwordHash: passwordHash!,
  isVerified: true,
});

const asNobodyChose = ({ email }: Claim): NewUser => ({
  email,
  fullName: nameAfter(email),
  isOrganisationUser: false,
  passwordHash: noPassword,
  isVerified: false,
});

/** The part before the at sign, for a person who gave no name. */
const nameAfter = (email: string) =>
  email
    .replace(/@.*/, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, NAME_MAX) || 'New customer';

async function proveSignUp(deps: Deps, account: NewUser): Promise<string | null> {
  const { db } = deps;
  const userId = await openAccount(db, account);
  if (!userId) return refuseCode();
  await voidClaimsTo(db, account.email);
  await dropResetKeys(db, userId);
  await recordAudit(deps, { actor: userId, action: 'account-opened', subject: userId, person: userId });
  return account.isVerified ? null : createResetKey(db, userId);
}

async function proveChange(deps: Deps, claim: Claim, userId: string, session: Session | null): Promise<null> {
  const { db } = deps;
  if (session?.tokenHash !== claim.browserHash) {
    const sentence =
      session?.userId === userId
        ? 'Enter this code in the browser where you changed the address, or change it here again to get a new code.'
        : 'Enter this code in the browser where you are signed in and changed the address.';
    refuse(422, sentence, { code: 'code-wrong', errorData: { code: [sentence] } });
  }
  if (!(await takeClaim(db, claim.id))) refuseCode();
  try {
    await confirmEmail(db, userId, claim.email);
  } catch (error) {
    if (violatedConstraint(error) !== 'users_email') throw error;
    refuse(409, 'This email address belongs to another account.', { code: 'conflict' });
  }
  await voidClaimsTo(db, claim.email);
  await dropResetKeys(db, userId);
  await endOtherSessions(db, userId, session.tokenHash);
  await recordAudit(deps, { actor: userId, action: 'email-changed', subject: userId, person: userId });
  return null;
}
