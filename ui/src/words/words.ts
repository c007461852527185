import { createContext, useContext } from 'react';

/** What components say themselves, as opposed to what a page gives them to say. */
export const englishWords = {
  skip: 'Skip to main content',
  error: 'Error: ',
  optional: ' (optional)',
  problem: 'There is a problem',
  notProvided: 'Not provided',
  change: 'Change',
  remove: 'Remove',
  weHaveIt: 'We have it',
  upload: 'Upload',
  preview: 'Preview of',
  month: 'Month',
  day: 'Day',
  year: 'Year',
  dateHint: 'For example, 4 27 1988',
  phoneHint: 'For example, (402) 555-0143',
  completed: ', completed',
  step: (current: number, count: number, name: string) => `Step ${current} of ${count}: ${name}`,
  holding: (slot: string, until: string) => `We’re holding ${slot} for you until ${until}.`,
  ifLater: (until: string) => `If it is later than ${until}:`,
  heldUntil: (until: string) => `Held until ${until}.`,
  expiredTitle: 'Time Expired',
  expired: (minutes: number) =>
    `The appointment time has expired. Choose another time the same day and book within ${minutes} minutes.`,
  newTime: 'Select New Time',
  /** Of the script that counts a hold down; `{}` is the time or the number. */
  clockSays: '{} left',
  minuteSays: '{} minute left to finish your booking.',
  minutesSay: '{} minutes left to finish your booking.',
  timesIn: (zone: string) => `Times shown in ${zone}`,
  changedCaption: 'What changed',
  changedWhat: 'What',
  changedBefore: 'Before',
  changedNow: 'Now',
  notIncluded: 'Not included',
  noLongerIncluded: 'No longer included',
  confirmationCode: 'Confirmation code',
  cardDetails: 'Card details',
  weAccept: 'We accept',
};

export type Words = typeof englishWords;

/** The words of components on a page in another language. */
export const WordsContext = createContext<Words>(englishWords);

/** What a component says, in the language of its page. */
export const useWords = (): Words => useContext(WordsContext);
