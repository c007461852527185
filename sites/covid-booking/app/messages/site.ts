import { inEachLanguage } from '@larkwell/contracts/language/language';
import { DRAFT_HOURS } from '@larkwell/contracts/numbers/visits';
import { siteInSpanish, errorsInSpanish } from './es/site';
const siteInEnglish = {
  name: 'Larkwell test visits',
  /** After the name in the logo. */
  suffix: 'test visits',
  language: 'Language',
  inOtherLanguage: 'Ver en español',
  title: (page: string) => `${page} – Larkwell test visits`,
  navigation: 'Test visits',
  start: 'Get tested',
  checkBooking: 'Check a booking',
  shop: 'Larkwell at-home test kits',
  needHelp: 'Need help with a booking?',
  call: 'Call',
  or: 'or',
  writeAfterCall: 'write to us',
  write: 'Write to us',
  privacy: 'Privacy: what we ask and why',
  accessibility: 'Accessibility',
  yes: 'Yes',
  no: 'No',
  back: 'Back',
  /** Shown in place of an answer that is never shown again. */
  kept: 'Given, not shown',
  notFoundTitle: 'Page not found',
  notFoundText: 'If you typed the address, check that it is right.',
  notFoundLink: 'Book a test visit',
  faultTitle: 'Something went wrong. Please try again later',
  faultText: `We keep your saved answers for ${DRAFT_HOURS} hours. If you were paying, we do not know yet whether the payment went through: look again before you pay. You are never charged twice.`,
  lookAgain: 'Look again',
  refusedTitle: 'This form could not be sent',
  refusedText: 'Open the page again and send the form from there. Your saved answers are kept.',
} as const;

/** Texts of every page of this site. */
export const siteMessages = inEachLanguage(siteInEnglish, siteInSpanish);

const errorInEnglish = {
  required: 'This field is required',
  invalidForm: 'Missing or invalid information. Please check the form again.',
  loadFailed: 'Something went wrong. Please try again later',
  tryAgain: 'Something went wrong. Please try again.',
  formTooOld: 'This page is out of date. Nothing was done. Please check what it shows now and press again.',
  visitChanged:
    'Your visit has changed since this page was shown. Nothing was done. Please check your answers.',
  bookedElsewhere:
    'Your button did nothing: this visit was already booked in another window, with other details. Check them below.',
  availabilityFailed: 'Something went wrong while fetching possible availability dates',
  paymentFailed: 'Payment failed. Please try again',
} as const;

/** Errors that are not about one field; the API's own sentence is used instead if there is one. */
export const errorMessages = inEachLanguage(errorInEnglish, errorsInSpanish);
