import { readFileSync } from 'node:fs';
import { assessmentMessages } from '@larkwell/contracts/appointments/assessment';
import { visitMessages } from '@larkwell/contracts/appointments/visit-rules';
import { dateMessages } from '@larkwell/contracts/fields/date';
import { bookingEmailMessages } from '@larkwell/contracts/fields/email';
import { ssnMessages } from '@larkwell/contracts/fields/ssn';
import { phoneMessages } from '@larkwell/contracts/fields/us-phone';
import { bookingZipMessages } from '@larkwell/contracts/fields/zip';
import { minorMessages } from '@larkwell/contracts/minors';
import { uploadMessages } from '@larkwell/contracts/uploads/uploads';
import { expect, it } from 'vitest';
import { landingMessages } from './landing';
import { lookupMessages } from './lookup';
import { paymentMessages } from './payment';
import { schedulerMessages } from './scheduler';
import { errorMessages } from './site';
import { contactMessages } from './visit-info';

/** Every sentence that tells a person that something is wrong, missing, empty or over, and where a browser sees it. */
const seenIn: Record<string, string> = {
  'This field is required': 'assessment',
  'Missing or invalid information. Please check the form again.': 'assessment',
  'The date must not be in the future': 'assessment',
  'The date must be within the last 14 days': 'assessment',
  'June has only 30 days': 'assessment',
  'Enter a month from 1 to 12, or its name': 'wrong-dates',
  'Enter the year with four digits, 1900 or later': 'wrong-dates',
  'Something went wrong. Please try again later': 'failures',
  'Something went wrong. Please try again.': 'failures',
  'Something went wrong while fetching possible availability dates': 'failures',
  'Payment failed. Please try again': 'failures',
  'Appointment cancelled successfully': 'lookup',
  'There are no bookings for this user': 'lookup',
  'Invalid email address': 'lookup',
  'This booking can no longer be canceled or moved.': 'lookup',
  'We could not find that place. Check the spelling, or enter a zip code': 'scheduler',
  "We're sorry. We are unable to find any testing locations. Please try a different search location.":
    'scheduler',
  'There are no available times at this location for Sunday, 6/20. Try searching for availability on another date.':
    'scheduler',
  'There are no available times at this location': 'scheduler',
  'Invalid Image': 'insurance',
  'Image required': 'insurance',
  'Incorrect confirm member number': 'insurance',
  'The image must be 10 MB or smaller': 'insurance',
  'This image has too many pixels. Please choose a smaller one.': 'insurance',
  'The test is for people aged 3 and older. Please ask your child’s doctor about testing.': 'minors',
  'Age 3-15: the parent or guardian fills in the form and accompanies the patient.': 'minors',
  'Age 16-17, and 18 in Nebraska: the parent or guardian fills in the form.': 'minors',
  'This page is out of date. Nothing was done. Please check what it shows now and press again.': 'scheduler',
  'The second dose cannot be before the first': 'visit-form',
  'Enter a valid 9-digit Social Security number (dashes allowed)': 'visit-form',
  'Enter a US phone number, like (402) 555-0143': 'visit-form',
  'Zip code must be 5 digits!': 'visit-form',
  'We could not find that ZIP code. Check it, or enter the city and state yourself.': 'visit-form',
  'You left the payment page before paying. You have not been charged.': 'card-payment',
  'You have not been charged.': 'expiry',
  'We have not received the payment yet. If you have paid, wait a moment and try again.': 'card-payment',
  'Your visit has changed since this page was shown. Nothing was done. Please check your answers.': 'amounts',
  'Your button did nothing: this visit was already booked in another window, with other details. Check them below.':
    'stale-press',
  'This booking is already canceled.': 'lookup',
  // What others say, and the site repeats: the API, Stripe, the panel of an expired hold.
  'This time was just taken. Please choose another time.': 'scheduler',
  'That code is not right or no longer valid. Please check it, or ask for a new one.': 'lookup-code',
  'This visit is already paid. There is nothing left to do.': 'card-payment',
  'Your card was declined.': 'card-payment',
  'Your card number is invalid.': 'card-payment',
  'The appointment time has expired. Choose another time the same day and book within 25 minutes.': 'expiry',
};

const known = [
  ...Object.values(errorMessages),
  ...Object.values(assessmentMessages),
  ...Object.values(visitMessages),
  dateMessages.required,
  dateMessages.inFuture,
  ...Object.values(bookingEmailMessages),
  ...Object.values(ssnMessages),
  ...Object.values(phoneMessages),
  // Letters are dropped from a ZIP code before it is checked.
  bookingZipMessages.tooShort,
  ...Object.values(minorMessages),
  ...Object.values(uploadMessages),
  contactMessages.zipNotFound,
  landingMessages.unknownPlace,
  lookupMessages.canceled,
  lookupMessages.empty,
  lookupMessages.notCancellable,
  lookupMessages.alreadyCanceled,
  paymentMessages.canceledReturn,
  paymentMessages.notCharged,
  paymentMessages.notYet,
  schedulerMessages.noLocations,
  schedulerMessages.noTimes('Sunday', '6/20'),
  schedulerMessages.allPastCutoff,
];

it.each([...new Set([...known, ...Object.keys(seenIn)])])('a browser sees: %s', (message) => {
  const spec = new URL(`../../e2e/${seenIn[message]}.spec.ts`, import.meta.url);
  expect(readFileSync(spec, 'utf8').includes(message)).toBe(true);
});
