import type { BookingStatus } from '@larkwell/contracts/booking-status';
import { inEachLanguage } from '@larkwell/contracts/language/language';
import type { TestType } from '@larkwell/contracts/test-types';
import { inWords, inWordsFirst } from '@larkwell/contracts/numbers/words';
import { CODE_DIGITS } from '@larkwell/contracts/numbers/accounts';
import { CUTOFF_MINUTES, LOOKUP_CODE_MINUTES } from '@larkwell/contracts/numbers/visits';
import { lookupInSpanish } from './es/lookup';
const lookupInEnglish = {
  title: 'Check your booking',
  email: 'Email address',
  emailHint: 'The address you gave when you booked',
  check: 'Check Booking',
  checking: 'Checking',
  back: 'Back',
  codeTitle: 'Enter the code we sent you',
  codeFirstTitle: 'Confirm your email address',
  codeFirstLead: (email: string) =>
    `This keeps other people from changing your bookings. We send a ${inWords(CODE_DIGITS)}-digit code to ${email}.`,
  codeSend: 'Send me the code',
  /** What the code is for. */
  codeWhy: {
    cancel: 'You are about to cancel a booking.',
    move: 'You are about to move a booking.',
    report: 'You are about to open a report.',
    book: 'We cannot book this visit at no cost yet. Enter the code we email you, or go back to pay by card. Your time stays held, and your answers are saved.',
  },
  /** What the person can do now. */
  codeDone: {
    cancel: null,
    move: null,
    report: 'Thank you. You can open your report now.',
    book: 'Thank you. You can confirm your booking now.',
  },
  codeComes: 'The first time you cancel, move or open a report here, we send a code to this email address.',
  mailedTitle: 'Your bookings',
  mailedLead: 'You came here from our email. Go on to see, move or cancel your bookings.',
  mailedOpen: 'See my bookings',
  chosenBefore: (date: string, time: string) => `You chose ${date} at ${time}. It is still available.`,
  codeLead: (email: string) =>
    `If there are bookings for ${email}, we sent a ${inWords(CODE_DIGITS)}-digit code to that address. It expires in ${LOOKUP_CODE_MINUTES} minutes.`,
  codeLeadToBook: (email: string) =>
    `We sent a ${inWords(CODE_DIGITS)}-digit code to ${email}. It expires in ${LOOKUP_CODE_MINUTES} minutes.`,
  codeNotSentTitle: 'Enter an earlier code',
  codeNotSentLead: (email: string) =>
    `We did not send a new code to ${email}. If a code came in the last ${LOOKUP_CODE_MINUTES} minutes, it still works.`,
  codeOrLink: 'You can also open the link in our email about your booking. It needs no code.',
  code: `${inWordsFirst(CODE_DIGITS)}-digit code`,
  codeSubmit: 'Continue',
  codeResend: 'Send a new code',
  codeAgainIn: (wait: string) => `We can send you a new code in ${wait} or less.`,
  codeSent: 'We sent a new code.',
  listTitle: 'My bookings',
  listCaption: (email: string) => `Bookings for ${email}`,
  bookedWith: 'Email',
  otherEmail: 'Check another email address',
  beingPaid:
    'Your test visit is not booked yet, and not on this list. We do not know yet whether the payment went through. Do not book it again: you are never charged twice for it, and we email you as soon as we know.',
  empty: 'There are no bookings for this user',
  columns: {
    name: 'Full Name',
    phone: 'Phone',
    appointment: 'Appointment',
    location: 'Location',
    code: 'Code',
    status: 'Status',
    testType: 'Test Type',
    action: 'Action',
  },
  statuses: {
    Cancelled: 'Cancelled',
    Pending: 'Pending',
    'In-Progress': 'In-Progress',
    'Report Generated': 'Report Generated',
  } satisfies Record<BookingStatus, string>,
  testTypes: { 'RT-PCR': 'RT-PCR', Antigen: 'Antigen' } satisfies Record<TestType, string>,
  dispute: { open: 'Payment under review', lost: 'Payment returned' },
  openings: 'Who opened your records',
  noOpenings: 'Nobody has opened your answers or card pictures.',
  openingColumns: { at: 'When', by: 'Who', what: 'What', code: 'Booking' },
  openedBy: { patient: 'You, or someone with your link', staff: 'Larkwell staff' },
  openedWhat: { booking: 'Your booking', card: 'Insurance card picture', report: 'Report' },
  cancel: 'Cancel',
  move: 'Move',
  viewReport: 'View Report',
  noAction: 'None',
  cancelTitle: 'Cancel this booking?',
  cancelText: 'Other people will be able to book this time. Test cancellation is non-refundable.',
  cancelYes: 'Yes, cancel the booking',
  cancelNo: 'No, keep the booking',
  canceled: 'Appointment cancelled successfully',
  notCancellable: 'This booking can no longer be canceled or moved.',
  alreadyCanceled: 'This booking is already canceled.',
  notMovable: `This booking can no longer be moved. A booking can be moved until ${CUTOFF_MINUTES} minutes before the visit.`,
  missed: 'The time of this visit has passed.',
  changedLead: 'Check what changed before you continue.',
  moveAnyway: 'Move it to the time I chose',
  moveTitle: 'Move this booking',
  moveLead: (patient: string, date: string, time: string) =>
    `${patient}’s visit is now booked for ${date} at ${time}.`,
  moveNo: 'Keep the booking as it is',
  moveHint: 'We release your old time once the new one is booked.',
  newTime: 'Choose a new time',
  moved: (date: string, time: string) => `Your booking was moved to ${date} at ${time}.`,
} as const;

export const lookupMessages = inEachLanguage(lookupInEnglish, lookupInSpanish);
