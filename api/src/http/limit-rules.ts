import { inEachLanguage } from '@larkwell/contracts/language/language';
import { LIMIT_MINUTES, LOOKUP_LIMIT_MINUTES } from '@larkwell/contracts/numbers/accounts';
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

/** The periods, in seconds. */
const usual = LIMIT_MINUTES * 60;
const short = LOOKUP_LIMIT_MINUTES * 60;

const every = () => true;
/** Everything except input refused before a secret is checked, such as a common new password. */
const lookedAt = ({ refusal }: Outcome) => refusal?.status !== 400;
const answered = ({ refusal }: Outcome) => !refusal;
const refused = ({ refusal }: Outcome) => refusal !== undefined;
const wrongPassword = ({ refusal }: Outcome) => refusal?.code === 'wrong-credentials';

const words = inEachLanguage(
  {
    lookedUpOften:
      'This email address was looked up many times. Enter the code that we email there, or open the link in our email about your booking.',
    severalCodes: `You have asked for several codes. Enter the last one, or wait ${LOOKUP_LIMIT_MINUTES} minutes and try again.`,
  },
  {
    lookedUpOften:
      'Este correo se consultó muchas veces. Escriba el código que le enviamos o abra el enlace de nuestro mensaje sobre su cita.',
    severalCodes: `Pidió varios códigos. Escriba el último, o espere ${LOOKUP_LIMIT_MINUTES} minutos e inténtelo de nuevo.`,
  },
);

const lookedUpOften = {
  get sentence() {
    return words.lookedUpOften;
  },
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
  'password-address': { points: 100, seconds: usual, whose: address, counts: wrongPassword },
  'password-account': {
    points: 10,
    seconds: usual,
    whose: accountToOpen,
    isPersonal: true,
    counts: wrongPassword,
    wayOn: {
      sentence: `Too many attempts. Wait ${LIMIT_MINUTES} minutes, or choose “Forgot password?” where you sign in, and set a new password with the link in our email.`,
      code: 'too-many-tries',
    },
  },
  'account-secret-address': { points: 60, seconds: usual, whose: address, counts: lookedAt },
  'account-mail-address': { points: 30, seconds: usual, whose: address, counts: answered },
  'account-mail-person': {
    points: 5,
    seconds: usual,
    whose: mailedPerson,
    isPersonal: true,
    counts: answered,
    wayOn: {
      sentence: `Several emails were requested in the last ${LIMIT_MINUTES} minutes. Check your mailbox for the latest one, or try again in ${LIMIT_MINUTES} minutes.`,
      code: 'too-many-tries',
    },
  },

  // Guesses
  guess: { points: 60, seconds: short, whose: address, counts: refused },
  coupon: { points: 30, seconds: usual, whose: guesserOfCodes, counts: isBadCode },
  'kit-person': { points: 30, seconds: usual, whose: guesserOfKits, counts: isUnknownKit },

  // Bookings: an email address alone reveals medical facts, so both the caller and the address are limited
  'booking-lookup-address': { points: 60, seconds: short, whose: address, counts: every },
  'booking-lookup-asker': {
    points: 10,
    seconds: short,
    whose: askerOfList,
    isPersonal: true,
    counts: every,
    wayOn: lookedUpOften,
  },
  'booking-lookup-email': {
    points: 30,
    seconds: short,
    whose: lookedUp,
    isPersonal: true,
    counts: every,
    wayOn: lookedUpOften,
  },
  'lookup-code': {
    points: 5,
    seconds: short,
    whose: askerOfCode,
    isPersonal: true,
    counts: every,
    wayOn: {
      get sentence() {
        return words.severalCodes;
      },
      code: 'too-many-tries',
    },
  },
  'booking-change': { points: 60, seconds: short, whose: address, counts: every },

  // Cards: enough for a family, too few to test stolen numbers
  'card-person': { points: 15, seconds: usual, whose: ofCard(person), counts: isCardTry },
  'card-address': { points: 60, seconds: usual, whose: ofCard(address), counts: isCardTry },
  'visit-card': {
    points: 60,
    seconds: usual,
    // With a charge id the call only checks an existing charge.
    whose: (made) => (made.input.chargeId ? null : address(made)),
    counts: every,
  },

  // Links for paying elsewhere
  'pay-link': { points: 6, seconds: usual, whose: person, counts: answered },
  'visit-pay-link': { points: 10, seconds: usual, whose: typed('draftId'), counts: every },
  'pay-link-open': { points: 120, seconds: usual, whose: address, counts: every },
  'visit-pay-link-open': { points: 120, seconds: usual, whose: address, counts: every },

  // Invitations have a budget; these are attempts, including refused ones
  'invite-person': { points: 60, seconds: usual, whose: person, counts: every },

  // What is expensive for us
  draft: { points: 600, seconds: usual, whose: address, counts: every },
  'stock-alert-address': { points: 30, seconds: usual, whose: address, counts: answered },
  'waiting-list-address': { points: 30, seconds: usual, whose: address, counts: answered },
  upload: { points: 60, seconds: usual, whose: address, counts: every },
  'enquiry-address': { points: 10, seconds: usual, whose: address, counts: every },
  'enquiry-sender': { points: 5, seconds: usual, whose: senderOfEnquiry, isPersonal: true, counts: every },
};

/**
 * Cards the bank refused for one order, visit or renewal. Counted from Stripe's events, so no call names this
 * limit.
 */
export const refusedCards: Limit = { name: 'card-order', points: 10, seconds: usual };
