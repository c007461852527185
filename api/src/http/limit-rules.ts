import type { LimitName } from '@larkwell/contracts/call';
import type { CouponResult } from '@larkwell/contracts/coupons/coupons';
import type { KitCheck } from '@larkwell/contracts/kits/kits';
import type { Limit } from '../security';
import type { LimitRule, Outcome, Try } from './limit-rule';
import {
  accountToOpen,
  address,
  askerOfCode,
  askerOfList,
  guesserOfCodes,
  guesserOfKits,
  lookedUp,
  mailedPerson,
  ofCard,
  person,
  senderOfEnquiry,
  typed,
} from './limit-subjects';

const hour = 3600;
const quarterHour = 900;

const every = () => true;
/** Everything except input refused before a secret is checked, such as a common new password. */
const lookedAt = ({ refusal }: Outcome) => refusal?.status !== 400;
const answered = ({ refusal }: Outcome) => !refusal;
const refused = ({ refusal }: Outcome) => refusal !== undefined;
const wrongPassword = ({ refusal }: Outcome) => refusal?.code === 'wrong-credentials';

const lookedUpOften = {
  sentence:
    'This email address was looked up many times. Please enter the code that we mail to it, or open the link in our email about your booking.',
  code: 'code-required',
} as const;

function isBadCode({ answer }: Outcome): boolean {
  if (!answer) return false;
  const { data } = answer as { data: CouponResult | { coupon: CouponResult | null } };
  return !('coupon' in data ? data.coupon : data)?.isValid;
}

function isUnknownKit({ answer, refusal }: Outcome): boolean {
  const code = refusal?.code ?? (answer as { data?: KitCheck } | undefined)?.data?.code;
  return code === 'kit-unknown';
}

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
    isPersonal: true,
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
    isPersonal: true,
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
    isPersonal: true,
    counts: every,
    wayOn: lookedUpOften,
  },
  'booking-lookup-email': {
    points: 30,
    seconds: quarterHour,
    whose: lookedUp,
    isPersonal: true,
    counts: every,
    wayOn: lookedUpOften,
  },
  'lookup-code': {
    points: 5,
    seconds: quarterHour,
    whose: askerOfCode,
    isPersonal: true,
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
  'stock-alert-address': { points: 30, seconds: hour, whose: address, counts: answered },
  upload: { points: 60, seconds: hour, whose: address, counts: every },
  'enquiry-address': { points: 10, seconds: hour, whose: address, counts: every },
  'enquiry-sender': { points: 5, seconds: hour, whose: senderOfEnquiry, isPersonal: true, counts: every },
};

/**
 * Cards the bank refused for one order, visit or renewal. Counted from Stripe's events, so no call names this
 * limit.
 */
export const refusedCards: Limit = { name: 'card-order', points: 10, seconds: hour };
