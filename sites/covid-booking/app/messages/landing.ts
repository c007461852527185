import { inEachLanguage } from '@larkwell/contracts/language/language';
import { ASSESSMENT_QUESTIONS } from '@larkwell/contracts/appointments/assessment';
import { formatUsd } from '@larkwell/contracts/fields/money';
import { inWords } from '@larkwell/contracts/numbers/words';
import {
  HOLD_MINUTES,
  MINIMUM_TEST_AGE,
  PCR_RESULT_DAYS,
  TEST_PRICES,
} from '@larkwell/contracts/numbers/visits';
import { landingInSpanish } from './es/landing';
const landingInEnglish = {
  title: 'Get Tested',
  question: 'Where do you want to get tested?',
  /** Field name in the error summary. */
  locationLabel: 'Location',
  hint: 'Enter a zip code, or city and state. For example, 68102 or Omaha, NE',
  unknownPlace: 'We could not find that place. Check the spelling, or enter a zip code',
  start: 'Get Tested',
  lead: 'Book a COVID-19 test visit near you. You do not need an account.',
  eligibility: `COVID-19 tests are for eligible individuals aged ${MINIMUM_TEST_AGE} and older in select states.`,
  before: 'Before you start',
  steps: [
    `Answer ${inWords(ASSESSMENT_QUESTIONS.length)} short questions.`,
    `Choose a test, a place and a time. We hold the time for ${HOLD_MINUTES} minutes.`,
    'Fill in the registration form. Have your ID and insurance card ready.',
  ],
  compare: 'Compare the two tests',
  compareCaption: 'RT-PCR and Antigen tests side by side',
  compareColumns: { about: 'About the test', pcr: 'RT-PCR', antigen: 'Antigen' },
  compareRows: [
    { about: 'Results', pcr: `In ${PCR_RESULT_DAYS.join('-')} days`, antigen: 'The same day' },
    { about: 'Accuracy', pcr: 'The most accurate test', antigen: 'Less accurate than RT-PCR' },
    { about: 'Where', pcr: 'Drive-thru', antigen: 'Drive-thru' },
    {
      about: 'Travel',
      pcr: 'Accepted for most travel',
      antigen: 'Check what your airline or destination accepts',
    },
    {
      about: 'Price',
      pcr: `No cost to you, or ${formatUsd(TEST_PRICES['RT-PCR'])} if you choose to pay by card`,
      antigen: `${formatUsd(TEST_PRICES.Antigen)}, paid online by card`,
    },
  ],
  refund: 'A test paid by card is non-refundable if you cancel or do not show up.',
  haveBooking: 'Already booked?',
  checkBooking: 'Check, move or cancel a booking',
  who: 'Who can be tested',
  call911: 'Call 911 now',
  emergency: 'if you have trouble breathing, chest pain or new confusion. Do not wait for a test.',
} as const;

export const landingMessages = inEachLanguage(landingInEnglish, landingInSpanish);
