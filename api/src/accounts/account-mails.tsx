import {
  ACCOUNT_CODE_MINUTES,
  EMAIL_UNDO_HOURS,
  RESET_LINK_MINUTES,
} from '@larkwell/contracts/numbers/accounts';
import type { Deps } from '../deps';
import type { Transaction } from '../db';
import { queueMail } from '../jobs';
import { defineMail } from '../mails';
import { accountLinks, createResetKey } from '../people';
import { createEmailUndo } from './email-undo-keys';
import { AddressChangeMail } from './mails/address-change-mail';
import { ChangeCodeMail } from './mails/change-code-mail';
import { CodeMail } from './mails/code-mail';
import { KnownAddressMail } from './mails/known-address-mail';
import { NewDeviceMail, type NewDeviceMailProps, newDeviceTime } from './mails/new-device-mail';
import { PasswordChangedMail } from './mails/password-changed-mail';
import { ResetMail } from './mails/reset-mail';
import { createClaimCode } from './claim-codes';

interface Addressee {
  id: string;
  email: string;
}

/** A person who claims an address: the claim's id and the address. */
type Claimant = Addressee;

const codeMail = defineMail<{ code: string; link: string }>({
  name: 'account-code',
  title: 'Your code for Larkwell',
  says: `The code expires in ${ACCOUNT_CODE_MINUTES} minutes. If you did not request it, you can ignore this email.`,
  facts: { Code: ({ code }) => code, 'Confirm my address': ({ link }) => link },
  body: (data) => <CodeMail {...data} />,
});

const resetMail = defineMail<{ link: string }>({
  name: 'account-reset',
  title: 'Set a new password',
  says: `Someone, probably you, asked to reset the password for this email address. The link works once and expires in ${RESET_LINK_MINUTES} minutes. Your password does not change until you use it.`,
  facts: { 'Set a new password': ({ link }) => link },
  body: (data) => <ResetMail {...data} />,
});

const knownAddressMail = defineMail<{ signInLink: string; forgotLink: string }>({
  name: 'account-known-address',
  title: 'You already have an account',
  says: 'Someone, maybe you, tried to sign up at Larkwell with this email address. It already has an account. If that was not you, you do not need to do anything.',
  facts: {
    'Sign in': ({ signInLink }) => signInLink,
    'Set a new password': ({ forgotLink }) => forgotLink,
  },
  body: (data) => <KnownAddressMail {...data} />,
});

const passwordChangedMail = defineMail<{ forgotLink: string }>({
  name: 'account-password-changed',
  title: 'Your password was changed',
  says: 'Every other device was signed out. If that was not you, set a new password right away.',
  facts: { 'Set a new password': ({ forgotLink }) => forgotLink },
  body: (data) => <PasswordChangedMail {...data} />,
});

const changeCodeMail = defineMail<{ code: string; link: string }>({
  name: 'account-change-code',
  title: 'Your code for Larkwell',
  says: `Enter the code where you changed your email address. It expires in ${ACCOUNT_CODE_MINUTES} minutes. If you did not request it, you can ignore this email.`,
  facts: { Code: ({ code }) => code, 'Confirm my address': ({ link }) => link },
  body: (data) => <ChangeCodeMail {...data} />,
});

const addressChangeMail = defineMail<{ undoLink: string }>({
  name: 'account-address-change',
  title: 'A new email address for your account',
  says: `Someone who is signed in to your account entered a new email address for it. If that was not you, tell us within ${EMAIL_UNDO_HOURS} hours. You keep this address, we sign out every device, and you choose a new password.`,
  facts: { 'This was not me': ({ undoLink }) => undoLink },
  body: (data) => <AddressChangeMail {...data} />,
});

const newDeviceMail = defineMail<NewDeviceMailProps>({
  name: 'account-new-device',
  title: 'A new sign-in to your account',
  says: 'Someone signed in to your account with your password on a new device. If that was you, you do not need to do anything. If not, set a new password right away. That signs out every device.',
  facts: {
    When: ({ at }) => newDeviceTime(at),
    Device: ({ device }) => device ?? 'Unknown',
    'Set a new password': ({ forgotLink }) => forgotLink,
    'See where you are signed in': ({ sessionsLink }) => sessionsLink,
  },
  body: (data) => <NewDeviceMail {...data} />,
});

export const accountMails = [
  codeMail,
  changeCodeMail,
  resetMail,
  knownAddressMail,
  passwordChangedMail,
  addressChangeMail,
  newDeviceMail,
];

/** Creates a new sign-up code and mails it, as digits and as a link. The previous code stops working. */
export async function mailSignUpCode(deps: Deps, tx: Transaction, claim: Claimant): Promise<void> {
  const code = await createClaimCode(tx.db, claim.id, deps.settings.keyring);
  const link = accountLinks(deps.settings.shopUrl).verify(claim.email, code);
  await queueMail(tx, deps.cipher, codeMail, { to: claim.email, data: { code, link } });
}

/** Like `mailSignUpCode`, for the address a person is changing to. */
export async function mailChangeCode(deps: Deps, tx: Transaction, claim: Claimant): Promise<void> {
  const code = await createClaimCode(tx.db, claim.id, deps.settings.keyring);
  const link = accountLinks(deps.settings.shopUrl).confirmEmail(code);
  await queueMail(tx, deps.cipher, changeCodeMail, { to: claim.email, data: { code, link } });
}

export async function mailResetLink(deps: Deps, tx: Transaction, user: Addressee): Promise<void> {
  const key = await createResetKey(tx.db, user.id);
  const data = { link: accountLinks(deps.settings.shopUrl).reset(key) };
  await queueMail(tx, deps.cipher, resetMail, { to: user.email, data });
}

export async function mailKnownAddress(deps: Deps, tx: Transaction, email: string): Promise<void> {
  const { signIn, forgot } = accountLinks(deps.settings.shopUrl);
  const data = { signInLink: signIn, forgotLink: forgot };
  await queueMail(tx, deps.cipher, knownAddressMail, { to: email, data });
}

export async function mailPasswordChanged(deps: Deps, tx: Transaction, email: string): Promise<void> {
  const data = { forgotLink: accountLinks(deps.settings.shopUrl).forgot };
  await queueMail(tx, deps.cipher, passwordChangedMail, { to: email, data });
}

/** Tells an account's current address that another one is about to replace it, and how to undo that. */
export async function mailAddressChange(deps: Deps, tx: Transaction, user: Addressee): Promise<void> {
  const key = await createEmailUndo(tx.db, user);
  const data = { undoLink: accountLinks(deps.settings.shopUrl).undoEmailChange(key) };
  await queueMail(tx, deps.cipher, addressChangeMail, { to: user.email, data });
}

/** Tells the owner about a sign-in from a new device. */
export async function mailNewDevice(
  deps: Deps,
  tx: Transaction,
  email: string,
  signIn: Pick<NewDeviceMailProps, 'at' | 'device'>,
): Promise<void> {
  const { forgot, sessions } = accountLinks(deps.settings.shopUrl);
  const data = { ...signIn, forgotLink: forgot, sessionsLink: sessions };
  await queueMail(tx, deps.cipher, newDeviceMail, { to: email, data });
}
