import { inEachLanguage } from '@larkwell/contracts/language/language';
import { formatUsd } from '@larkwell/contracts/fields/money';
import { HOLD_MINUTES, PCR_RESULT_DAYS, TEST_PRICES } from '@larkwell/contracts/numbers/visits';
import type { TestType } from '@larkwell/contracts/test-types';
import { schedulerInSpanish } from './es/scheduler';

const schedulerInEnglish = {
  title: 'Choose a place and time',
  selected: 'Selected test',
  nearPlace: 'near',
  change: 'Change test or place',
  testType: 'Test type',
  testTypes: {
    'RT-PCR': 'Covid RT-PCR Test',
    Antigen: 'Covid Antigen Test',
  } satisfies Record<TestType, string>,
  testTypeHints: {
    'RT-PCR': `Results in ${PCR_RESULT_DAYS.join('-')} days. Most accurate. Drive-thru. Accepted for most travel. No cost to you, or ${formatUsd(TEST_PRICES['RT-PCR'])} by card.`,
    Antigen: `Drive-thru. ${formatUsd(TEST_PRICES.Antigen)}, paid online by card.`,
  } satisfies Record<TestType, string>,
  location: 'Where do you live?',
  /** Field name in the error summary. */
  locationLabel: 'Location',
  locationHint: 'Enter zip code, or city and state',
  search: 'Search',
  searching: 'Searching',
  suggestions: 'Did you mean one of these places?',
  earliest: 'Earliest near you',
  holdNotice: `When you choose a time, we hold it for ${HOLD_MINUTES} minutes while you fill in the form. The hold cannot be extended. Have your ID and insurance card ready.`,
  today: 'Today',
  morning: 'Morning',
  afternoon: 'Afternoon',
  earliestToday: 'Earliest today',
  earliestOn: (date: string) => `Earliest on ${date}`,
  free: (count: number) => `${count} free`,
  full: 'Full',
  closed: 'Closed',
  dates: 'Choose a date',
  found: (count: number) => (count === 1 ? '1 location found' : `${count} locations found`),
  timesOn: (date: string) => `Times on ${date}`,
  checkAvailability: 'Check Availability',
  checkAvailabilityAt: (name: string) => `Check Availability at ${name}`,
  miles: (distance: number) => {
    if (distance < 1) return 'Less than 1 mile away';
    return distance === 1 ? '1 mile away' : `${distance} miles away`;
  },
  noLocations:
    "We're sorry. We are unable to find any testing locations. Please try a different search location.",
  noTimes: (day: string, monthAndDate: string) =>
    `There are no available times at this location for ${day}, ${monthAndDate}. Try searching for availability on another date.`,
  allPastCutoff: 'There are no available times at this location',
  nextDate: (date: string) => `Next day with times: ${date}`,
  at: (location: string) => `at ${location}`,
  nearest: 'The nearest available times:',
  changed: (name: string, before: string | null, now: string | null) =>
    `${name} before: ${before ?? 'none'}. Now: ${now ?? 'none'}.`,
  changedLead: 'Check what changed. Then take this time, or choose another one below.',
  takeAnyway: 'Take this time with these changes',
  noTimeYet: 'You have not chosen a time yet. Choose one to go on with your booking.',
  assessFirst:
    'Please answer these questions before you choose a time. We are not holding a time for you yet.',
  showTimes: 'Show times for this test',
  testTypeHint: 'Each test has its own locations and times.',
} as const;

export const schedulerMessages = inEachLanguage(schedulerInEnglish, schedulerInSpanish);
