import { isKitIdSound } from '@larkwell/contracts/kits/kit-id';
import type { deviceSchema } from '@larkwell/contracts/accounts/sessions';
import type { z } from 'zod';
import { mailboxOf } from '../mails';
import {
  findKnownDevice,
  findSignedIn,
  findUserByEmail,
  getSession,
  getSignedIn,
  hasResetFrom,
} from '../people';
import { isProofOf } from '../security';
import type { LimitRule, Try } from './limit-rule';

export const address = ({ context }: Try) => context.visitor.address;
export const person = async ({ context }: Try) => (await getSignedIn(context)).id;
/** Apart from every other session and from visitors: strangers use up none of its attempts. */
const session = async ({ context }: Try) => `session ${(await getSession(context)).tokenHash}`;
const isSignedIn = ({ access }: Try) => access !== 'everybody';

/** The value of a field that every call with this limit has. */
export const typed =
  (field: string) =>
  ({ call, input }: Try): string => {
    const value = input[field];
    if (typeof value === 'string') return value;
    throw new Error(`Attempts at ${call} are counted by ${field}, which is not in its input`);
  };

/** Like `typed`, for an email address: all spellings of one mailbox count together. */
const typedMailbox = (field: string) => (made: Try) => mailboxOf(typed(field)(made));

/**
 * The requesting browser, if a person has signed in to this account in it. Strangers use up none of its
 * attempts.
 */
async function ownDevice({ input, context: { deps } }: Try, userId: string | null): Promise<string | null> {
  const { marker } = (input.device ?? {}) as z.infer<typeof deviceSchema>;
  const known = await findKnownDevice(deps, userId, marker);
  return known && `device ${known}`;
}

/**
 * Wrong guesses lock an account for everyone who is not signed in, except an owner who has just reset the
 * password by mail, or who asks in a browser where they have signed in before.
 */
export async function accountToOpen(made: Try): Promise<string | null> {
  if (isSignedIn(made)) return session(made);
  const email = typed('email')(made);
  const { deps, visitor } = made.context;
  const user = await findUserByEmail(deps.db, email);
  // Both are checked for an unknown address too, so that the answer takes as long.
  const device = await ownDevice(made, user?.id ?? null);
  return (await hasResetFrom(deps, user?.id ?? '', visitor.address)) ? null : (device ?? email);
}

/**
 * Like `ownDevice`, for a call that identifies its browser. Looks an unknown address up too, so that the
 * answer takes as long.
 */
async function askingDevice(made: Try): Promise<string | null> {
  if (made.input.device === undefined) return null;
  const user = await findUserByEmail(made.context.deps.db, typed('email')(made));
  return ownDevice(made, user?.id ?? null);
}

/** A change of email address counts against the account, since the new address is not proved yet. */
export async function mailedPerson(made: Try): Promise<string | null> {
  if (!isSignedIn(made)) return (await askingDevice(made)) ?? typedMailbox('email')(made);
  const { id, email } = await getSignedIn(made.context);
  return made.input.email === undefined || made.input.email === email ? null : id;
}

export async function senderOfEnquiry(made: Try): Promise<string> {
  return (await findSignedIn(made.context))?.id ?? typedMailbox('email')(made);
}

/** Lookups by others never lock out a person who has proved the mailbox or has a code. */
export async function lookedUp(made: Try): Promise<string | null> {
  const email = typed('userEmail')(made);
  const { deps, bookingProof } = made.context;
  if (made.input.code) return null;
  return bookingProof !== null && (await isProofOf(deps, email, bookingProof)) ? null : email;
}

/** Also by network, and counted first: one stranger cannot use up all lookups of an address. */
export async function askerOfList(made: Try): Promise<string | null> {
  const email = await lookedUp(made);
  return email && `${address(made)} ${email}`;
}

export async function guesserOfCodes(made: Try): Promise<string | null> {
  if ('couponCode' in made.input && !made.input.couponCode) return null;
  return (await findSignedIn(made.context))?.id ?? address(made);
}

/**
 * Also by network: a stranger who requests codes, which go to the owner, does not keep the owner from
 * requesting one.
 */
export const askerOfCode = (made: Try) => `${address(made)} ${typedMailbox('userEmail')(made)}`;

/** An id whose check character does not fit is a typo, not a guess. */
export const guesserOfKits = (made: Try) =>
  isKitIdSound(typed('registerKitId')(made)) ? person(made) : null;

/** `payments.checkout` with `self` only checks what was paid, so it tries no card. */
export const ofCard = (whose: LimitRule['whose']) => (made: Try) =>
  made.call === 'payments.checkout' && made.input.preferredPaymentOption === 'self' ? null : whose(made);
