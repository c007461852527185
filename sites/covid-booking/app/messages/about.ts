import { inEachLanguage } from '@larkwell/contracts/language/language';
import { DRAFT_HOURS, VISIT_YEARS } from '@larkwell/contracts/numbers/visits';
import { privacyInSpanish, accessibilityInSpanish } from './es/about';

const privacyInEnglish = {
  title: 'Privacy: what we ask and why',
  lead: 'You can book without an account. We ask only what this visit needs, and only where it needs it.',
  asked: 'What we ask',
  rows: [
    { what: 'Where you live, or want to be tested', why: 'To find the nearest test sites.' },
    {
      what: 'Symptoms, contacts and travel',
      why: 'To know why you want a test. Your answers go to the test site with your booking.',
    },
    {
      what: 'Name, date of birth and address',
      why: 'To match the patient with the sample. A parent or guardian fills in the form for a child.',
    },
    {
      what: 'Race, ethnicity and gender',
      why: 'Asked as part of public health efforts to see who is affected. You may choose not to answer.',
    },
    {
      what: 'Email address and phone number',
      why: 'To send the confirmation, and to reach you about the visit.',
    },
    { what: 'Vaccines and medical conditions', why: 'The test site has them with your booking.' },
    {
      what: 'Insurance and its card',
      why: 'To bill the insurer, if you do not pay by card. Only the test site sees the pictures.',
    },
    {
      what: 'Social Security number, or driver license',
      why: 'Only without insurance and without a card payment: the law requires us to report how those tests are paid for. One of them is enough.',
    },
    {
      what: 'Card number',
      why: 'Typed into a form of Stripe, our card processor. We never see or store the number.',
    },
  ],
  columns: { what: 'What', why: 'Why' },
  kept: 'How we keep it',
  keptLines: [
    `Answers of a form that is not finished: ${DRAFT_HOURS} hours, or until its place and payment are settled.`,
    `Visits: ${VISIT_YEARS} years. Pictures of insurance cards are deleted much sooner, once the visit no longer needs them for billing.`,
    'Names, answers, results and pictures are stored encrypted.',
    'Your answers are in no web address and in no log.',
  ],
  cookies: 'Cookies',
  cookiesText:
    'We set cookies only to keep your booking together while you fill it in. There is no advertising and no tracking.',
  questions: 'Your questions',
} as const;

/** What we ask for a test visit, why, who gets it, and how long we keep it. */
export const privacyMessages = inEachLanguage(privacyInEnglish, privacyInSpanish);

const accessibilityInEnglish = {
  title: 'Accessibility',
  lead: 'Everyone should be able to book a test visit without help.',
  how: 'What you can rely on',
  lines: [
    'Every page is made for a keyboard alone, for screen readers and for text browsers.',
    'Every page works without JavaScript. Only paying on the page itself needs it, and there are other ways to pay.',
    'Text and controls have strong contrast, in light and in dark. Your own colors and text size work too.',
    'Errors are named beside their field and in a list above the form. Nothing you typed is lost.',
    'A held time shows when it ends. If it ends, your answers are kept for the next time you choose.',
  ],
  goal: 'What we aim for',
  goalText:
    'The Web Content Accessibility Guidelines (WCAG) 2.2, level AA. Automatic tools check every page. Nobody else has certified them.',
  problem: 'Tell us about a problem',
  problemText: 'If something stops you, tell us which page it is and what you use.',
} as const;

/** How the site can be used, and how to say where it cannot. */
export const accessibilityMessages = inEachLanguage(accessibilityInEnglish, accessibilityInSpanish);
