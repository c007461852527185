import { inEachLanguage } from '@larkwell/contracts/language/language';
import { cookiesInSpanish } from './es/cookies';

const cookiesInEnglish = {
  title: 'Please turn on cookies',
  problem: 'Your browser did not keep our cookie, so we cannot go on. Nothing was booked.',
  why: 'We need a cookie to keep your booking together from page to page. It does not track you, and it ends within a day.',
  how: 'What to do',
  steps: [
    'Open the settings of your browser and look for “Cookies” or “Site data”.',
    'Allow cookies for this site. Cookies of other sites can stay off.',
    'Come back here and press Try again.',
  ],
  tryAgain: 'Try again',
  otherWays: 'You can also use another browser or device, or ask us for help: see the end of this page.',
} as const;

/** Texts for a browser that keeps no cookies. */
export const cookieMessages = inEachLanguage(cookiesInEnglish, cookiesInSpanish);
