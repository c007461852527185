import type { Deps } from '../deps';
import type { Transaction } from '../db/database';
import { queueMail } from '../jobs/mail-job';
import { accountLinks } from './links';
import { AddressChangeMail } from './mails/address-change-mail';
import { CodeMail } from './mails/code-mail';
import { KnownAddressMail } from './mails/known-address-mail';
import { PasswordChangedMail } from './mails/password-changed-mail';
import { ResetMail } from './mails/reset-mail';
import { createResetKey } from './reset-keys';
import { createVerificationCode } from './verification-codes';

interface Addressee {
  id: string;
  email: string;
}

/** Makes a new code and mails it, as digits and as a link. The code before it stops working. */
export async function mailVerificationCode(deps: Deps, tx: Transaction, user: Addressee): Promise<void> {
  const code = await createVerificationCode(tx.db, user, deps.settings.sessionSecret);
  const link = accountLinks(deps.settings.shopUrl).verify(user.email, code);
  const body = <CodeMail code={code} link={link} />;
  await queueMail(tx, deps.cipher, { to: user.email, subject: 'Your code for Larkwell', body });
}

export async function mailResetLink(deps: Deps, tx: Transaction, user: Addressee): Promise<void> {
  const key = await createResetKey(tx.db, user.id);
  const body = <ResetMail link={accountLinks(deps.settings.shopUrl).reset(key)} />;
  await queueMail(tx, deps.cipher, { to: user.email, subject: 'Set a new password', body });
}

export async function mailKnownAddress(deps: Deps, tx: Transaction, email: string): Promise<void> {
  const { signIn, forgot } = accountLinks(deps.settings.shopUrl);
  const body = <KnownAddressMail signInLink={signIn} forgotLink={forgot} />;
  await queueMail(tx, deps.cipher, { to: email, subject: 'You already have an account', body });
}

export async function mailPasswordChanged(deps: Deps, tx: Transaction, email: string): Promise<void> {
  const body = <PasswordChangedMail forgotLink={accountLinks(deps.settings.shopUrl).forgot} />;
  await queueMail(tx, deps.cipher, { to: email, subject: 'Your password was changed', body });
}

/** Tells the address an account had until now that another one is to take its place. */
export async function mailAddressChange(deps: Deps, tx: Transaction, oldEmail: string): Promise<void> {
  const body = <AddressChangeMail forgotLink={accountLinks(deps.settings.shopUrl).forgot} />;
  await queueMail(tx, deps.cipher, { to: oldEmail, subject: 'A new email address for your account', body });
}
