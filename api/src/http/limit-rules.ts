import type { LimitName } from '@larkwell/contracts/call';
import type { CouponResult } from '@larkwell/contracts/coupons/coupons';
import { isKitIdSound } from '@larkwell/contracts/kits/kit-id';
import type { deviceSchema } from '@larkwell/contracts/accounts/sessions';
import type { KitCheck } from '@larkwell/contracts/kits/kits';
import {
  findKnownDevice,
  hasResetFrom,
  findSignedIn,
  getSignedIn,
  findUserByEmail,
  getSession,
} from '../people';
import type { z } from 'zod';
import { mailboxOf } from '../mails';
import { isProofOf, type Limit } from '../security';
import type { LimitRule, Outcome, Try } from './limit-rule';

const hour = 3600;
const quarterHour = 900;

const address = ({ context }: Try) => context.visitor.address;
const person = async ({ context }: Try) => (await getSignedIn(context)).id;
/** Apart from every other session and from visitors: strangers use up none of its attempts. */
const session = async ({ context }: Try) => `session ${(await getSession(context)).tokenHash}`;
const isSignedIn = ({ access }: Try) => access !== 'everybody';

/** The value of a field that every call with this limit has. */
const typed =
  (field: string) =>
  ({ call, input }: Try): string => {
    const value = input[field];
    if (typeof value === 'string') return value;
    throw new Error(`Attempts at ${call} are counted by ${field}, which is not in its input`);
  };

/** Like `typed`, for an email address: all spellings of one mailbox count together. */
const typedMailbox = (field: string) => (made: Try) => mailboxOf(typed(field)(made));

const every = () => true;
/** Everything except input refused before a secret is checked, such as a common new password. */
const lookedAt = ({ refusal }: Outcome) => refusal?.status !== 400;
const answered = ({ refusal }: Outcome) => !refusal;
const refused = ({ refusal }: Outcome) => refusal !== undefined;
const wrongPassword = ({ refusal }: Outcome) => refusal?.code === 'wrong-credentials';

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
async function accountToOpen(made: Try): Promise<string | null> {
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
async function mailedPerson(made: Try): Promise<string | null> {
  if (!isSignedIn(made)) return (await askingDevice(made)) ?? typedMailbox('email')(made);
  const { id, email } = await getSignedIn(made.context);
  return made.input.email === undefined || made.input.email === email ? null : id;
}

async function senderOfEnquiry(made: Try): Promise<string> {
  return (await findSignedIn(made.context))?.id ?? typedMailbox('email')(made);
}

/** Lookups by others never lock out a person who has proved the mailbox or has a code. */
async function lookedUp(made: Try): Promise<string | null> {
  const email = typed('userEmail')(made);
  const { deps, bookingProof } = made.context;
  if (made.input.code) return null;
  return bookingProof !== null && (await isProofOf(deps, email, bookingProof)) ? null : email;
}

/** Also by network, and counted first: one stranger cannot use up all lookups of an address. */
async function askerOfList(made: Try): Promise<string | null> {
  const email = await lookedUp(made);
  return email && `${address(made)} ${email}`;
}

const lookedUpOften = {
  sentence:
    'This email address was looked up many times. Please enter the code that we mail to it, or open the link in our email about your booking.',
  code: 'code-required',
} as const;

async function guesserOfCodes(made: Try): Promise<string | null> {
  if ('couponCode' in made.input && !made.input.couponCode) return null;
  return (await findSignedIn(made.context))?.id ?? address(made);
}

function isBadCode({ answer }: Outcome): boolean {
  if (!answer) return false;
  const { data } = answer as { data: CouponResult | { coupon: CouponResult | null } };
  return !('coupon' in data ? data.coupon : data)?.isValid;
}

/**
 * Also by network: a stranger who requests codes, which go to the owner, does not keep the owner from
 * requesting one.
 */
const askerOfCode = (made: Try) => `${address(made)} ${typedMailbox('userEmail')(made)}`;

/** An id whose check character does not fit is a typo, not a guess. */
const guesserOfKits = (made: Try) => (isKitIdSound(typed('registerKitId')(made)) ? person(made) : null);

function isUnknownKit({ answer, refusal }: Outcome): boolean {
  const code = refusal?.code ?? (answer as { data?: KitCheck } | undefined)?.data?.code;
  return code === 'kit-unknown';
}

/** `payments.checkout` with `self` only checks what was paid, so it tries no card. */
const ofCard = (whose: LimitRule['whose']) => (made: Try) =>
  made.call === 'payments.checkout' && made.input.preferredPaymentOption === 'self' ? null : whose(made);

/** No card is tried when the order cannot be paid by this person or on these terms, or is already paid. */
function isCardTry({ answer, refusal }: Outcome, { input }: Try): boolean {
  if (refusal) return refusal.status !== 403 && refusal.status !== 409;
  const { data } = answer as { data?: { paymentStatus?: string } };
  const isRepeated = input.preferredPaymentOption === 'self' && input.paymentMethod === undefined;
  return !(isRepeated && data?.paymentStatus === 'succeeded');
}

/**
 * Every limit that a call can name in its contract. An address is one IPv4 address or an IPv6 /64, and people
 * share it, so it gets more attempts than a person. Scarce things that are free to take have a budget
 * instead: see `budgets`.
 */
export const limitRules: Readonly<Record<LimitName, LimitRule>> = {
  // Passwords and mailed secrets
  'password-address': { points: 100, seconds: hour, whose: address, counts: wrongPassword },
  'password-account': {
    points: 10,
    seconds: hour,
    whose: accountToOpen,
    counts: wrongPassword,
    wayOn: {
      sentence:
        'Too many attempts. Please wait an hour, or choose “Forgot password?” where you sign in, and set a new password by the link in our email.',
      code: 'too-many-tries',
    },
  },
  'account-secret-address': { points: 60, seconds: hour, whose: address, counts: lookedAt },
  'account-mail-address': { points: 30, seconds: hour, whose: address, counts: answered },
  'account-mail-person': {
    points: 5,
    seconds: hour,
    whose: mailedPerson,
    counts: answered,
    wayOn: {
      sentence:
        'Several emails were asked for in the last hour. Please look for the latest one in your mailbox, or try again in an hour.',
      code: 'too-many-tries',
    },
  },

  // Guesses
  guess: { points: 60, seconds: quarterHour, whose: address, counts: refused },
  coupon: { points: 30, seconds: hour, whose: guesserOfCodes, counts: isBadCode },
  'kit-person': { points: 30, seconds: hour, whose: guesserOfKits, counts: isUnknownKit },

  // Bookings: an email address alone reveals medical facts, so both the caller and the address are limited
  'booking-lookup-address': { points: 60, seconds: quarterHour, whose: address, counts: every },
  'booking-lookup-asker': {
    points: 10,
    seconds: quarterHour,
    whose: askerOfList,
    counts: every,
    wayOn: lookedUpOften,
  },
  'booking-lookup-email': {
    points: 30,
    seconds: quarterHour,
    whose: lookedUp,
    counts: every,
    wayOn: lookedUpOften,
  },
  'lookup-code': {
    points: 5,
    seconds: quarterHour,
    whose: askerOfCode,
    counts: every,
    wayOn: {
      sentence: `You have asked for several codes. Please enter the last one, or wait ${quarterHour / 60} minutes and try again.`,
      code: 'too-many-tries',
    },
  },
  'booking-change': { points: 60, seconds: quarterHour, whose: address, counts: every },

  // Cards: enough for a family, too few to test stolen numbers
  'card-person': { points: 15, seconds: hour, whose: ofCard(person), counts: isCardTry },
  'card-address': { points: 60, seconds: hour, whose: ofCard(address), counts: isCardTry },
  'visit-card': {
    points: 60,
    seconds: hour,
    // With a charge id the call only checks an existing charge.
    whose: (made) => (made.input.chargeId ? null : address(made)),
    counts: every,
  },

  // Links for paying elsewhere
  'pay-link': { points: 6, seconds: hour, whose: person, counts: answered },
  'visit-pay-link': { points: 10, seconds: hour, whose: typed('draftId'), counts: every },
  'pay-link-open': { points: 120, seconds: hour, whose: address, counts: every },
  'visit-pay-link-open': { points: 120, seconds: hour, whose: address, counts: every },

  // Invitations have a budget; these are attempts, including refused ones
  'invite-person': { points: 60, seconds: hour, whose: person, counts: every },

  // What is expensive for us
  draft: { points: 600, seconds: hour, whose: address, counts: every },
  upload: { points: 60, seconds: hour, whose: address, counts: every },
  'enquiry-address': { points: 10, seconds: hour, whose: address, counts: every },
  'enquiry-sender': { points: 5, seconds: hour, whose: senderOfEnquiry, counts: every },
};

/**
 * Cards the bank refused for one order, visit or renewal. Counted from Stripe's events, so no call names this
 * limit.
 */
export const refusedCards: Limit = { name: 'card-order', points: 10, seconds: hour };
