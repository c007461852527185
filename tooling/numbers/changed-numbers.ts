/** Another value for a constant of `contracts/src/numbers`, as source, and how people read it before and after. */
interface Change {
  to: string;
  /** The old and the new words. Several pairs where it is said in several ways. */
  said: readonly (readonly [before: string, after: string])[];
}

/** Every number that people read. Changed values are chosen so that no two read the same. */
export const changedNumbers: Record<string, Change> = {
  // Visits
  HOLD_MINUTES: { to: '23', said: [['25 minutes', '23 minutes']] },
  MAX_PEOPLE: { to: '5', said: [['At most 6 people', 'At most 5 people']] },
  CUTOFF_MINUTES: { to: '33', said: [['until 30 minutes before', 'until 33 minutes before']] },
  SYMPTOM_LOOK_BACK_DAYS: { to: '13', said: [['last 14 days', 'last 13 days']] },
  WAITING_LINK_DAYS: {
    to: '5',
    said: [['delete the address within three days', 'delete the address within five days']],
  },
  DRAFT_HOURS: {
    to: '26',
    said: [
      ['answers for 24 hours', 'answers for 26 hours'],
      ['visit: 24 hours', 'visit: 26 hours'],
    ],
  },
  MINIMUM_TEST_AGE: {
    to: '4',
    said: [
      ['aged 3', 'aged 4'],
      ['Age 3-', 'Age 4-'],
      ['under 3.', 'under 4.'],
    ],
  },
  ACCOMPANIED_AGE: {
    to: '14',
    said: [
      ['-15:', '-14:'],
      ['to 15 years', 'to 14 years'],
      ['Age 16-', 'Age 15-'],
    ],
  },
  GUARDIAN_AGE: {
    to: '16',
    said: [
      ['16-17', '15-16'],
      ['is under 18', 'is under 17'],
    ],
  },
  NEBRASKA_GUARDIAN_AGE: { to: '19', said: [['18 in Nebraska', '19 in Nebraska']] },
  TEST_PRICES: {
    to: `{ 'RT-PCR': 12_100, Antigen: 7_100 }`,
    said: [
      ['$120.00 if you', '$121.00 if you'],
      ['$120.00 by card', '$121.00 by card'],
      ['$70.00, paid online', '$71.00, paid online'],
    ],
  },
  UNREPORTED_INSURANCE_CENTS: { to: '9_800', said: [['$99 charge', '$98 charge']] },
  PCR_RESULT_DAYS: { to: '[2, 4]', said: [['1-2 days', '2-4 days']] },
  LOCATION_LIMIT: { to: '21', said: [['nearest 20', 'nearest 21']] },
  LOCATION_RADIUS_MILES: { to: '110', said: [['100 miles', '110 miles']] },
  LOOKUP_CODE_MINUTES: { to: '11', said: [['It expires in 10 minutes', 'It expires in 11 minutes']] },
  LOOKUP_PROOF_MINUTES: { to: '31', said: [['for 30 minutes', 'for 31 minutes']] },
  PATIENT_BUDGET_DAYS: { to: '16', said: [['within 14 days', 'within 16 days']] },
  UPLOAD_MEGABYTES: { to: '12', said: [['10 MB', '12 MB']] },
  MAX_IMAGE_PIXELS: { to: '2100', said: [['2,000 px', '2,100 px']] },
  VISIT_YEARS: { to: '8', said: [['7 years', '8 years']] },
  // The shop
  SUBSCRIPTION_PACKAGES: {
    to: '[{ months: 3, percent: 24 }, { months: 6, percent: 19 }, { months: 12, percent: 14 }]',
    said: [
      ['25%', '24%'],
      ['20%', '19%'],
      ['15%', '14%'],
    ],
  },
  MAX_PAUSE_MONTHS: { to: '5', said: [['six months', 'five months']] },
  RENEWAL_NOTICE_DAYS: { to: '8', said: [['Seven days before', 'Eight days before']] },
  UNPAID_ORDER_MINUTES: { to: '36', said: [['35 minutes', '36 minutes']] },
  UNPAID_ORDER_RENEWALS: { to: '4', said: [['renewed 2 times', 'renewed 4 times']] },
  DELIVERY_CENTS: {
    to: '500',
    said: [
      ['Delivery $0.00', 'Delivery $5.00'],
      ['Delivery is $0.00', 'Delivery is $5.00'],
      ['both ways is $0.00', 'both ways is $5.00'],
    ],
  },
  KITS_SOLD: {
    to: '11',
    said: [
      ['Ten test kits', 'Eleven test kits'],
      ['10 test kits', '11 test kits'],
      ['ten kits', 'eleven kits'],
    ],
  },
  RESULT_DAYS: {
    to: '[3, 6]',
    said: [
      ['2 to 5 days', '3 to 6 days'],
      ['2-5 days', '3-6 days'],
    ],
  },
  KIT_ID_LENGTH: { to: '12', said: [['Ten letters', 'Twelve letters']] },
  MINIMUM_TESTER_AGE: { to: '19', said: [['above 18', 'above 19']] },
  EMPLOYEE_SEARCH_ABOVE: { to: '4', said: [['employeesType 4 characters', 'employeesType 5 characters']] },
  HISTORY_SEARCH_ABOVE: { to: '5', said: [['historyType 3 characters', 'historyType 6 characters']] },
  FAQ_SEARCH_ABOVE: { to: '6', said: [['answersType 4 characters', 'answersType 7 characters']] },
  STOCK_ALERT_LINK_DAYS: {
    to: '5',
    said: [
      ['link in it within three days', 'link in it within five days'],
      ['delete the address within three days', 'delete the address within five days'],
    ],
  },
  STOCK_ALERT_DAYS: { to: '170', said: [['back within 180 days', 'back within 170 days']] },
  ENQUIRY_YEARS: {
    to: '3',
    said: [
      ['two years', 'three years'],
      ['2 years', '3 years'],
    ],
  },
  // Accounts and fields
  NEW_PASSWORD_LENGTH: {
    to: '{ least: 9, most: 16 }',
    said: [['between 8 to 15 characters', 'between 9 to 16 characters']],
  },
  NAME_MAX: {
    to: '51',
    said: [
      ['greater than 50', 'greater than 51'],
      ['At most 50', 'At most 51'],
    ],
  },
  LONGEST_NAME: { to: '61', said: [['Use 60 characters', 'Use 61 characters']] },
  ZIP_LENGTH: {
    to: '6',
    said: [
      ['be 5 digits', 'be 6 digits'],
      ['Five digits', 'Six digits'],
    ],
  },
  SSN_DIGITS: {
    to: '10',
    said: [
      ['9-digit', '10-digit'],
      ['Nine digits', 'Ten digits'],
    ],
  },
  CODE_DIGITS: {
    to: '7',
    said: [
      ['six-digit', 'seven-digit'],
      ['Six-digit', 'Seven-digit'],
    ],
  },
  ACCOUNT_CODE_MINUTES: {
    to: '61',
    said: [
      ['code expires in 60 minutes', 'code expires in 61 minutes'],
      ['It expires in 60 minutes', 'It expires in 61 minutes'],
    ],
  },
  RESET_LINK_MINUTES: {
    to: '62',
    said: [['once and expires in 60 minutes', 'once and expires in 62 minutes']],
  },
  EMAIL_UNDO_HOURS: { to: '70', said: [['72 hours', '70 hours']] },
  MOST_ADDRESSES: { to: '9', said: [['save 10 other addresses', 'save 9 other addresses']] },
  EXPORT_LINK_MINUTES: { to: '17', said: [['works for 15 minutes', 'works for 17 minutes']] },
  RECENT_PASSWORD_MINUTES: { to: '12', said: [['after 10 minutes', 'after 12 minutes']] },
  SESSION_LIFETIME: {
    to: '{ idleDays: 31, mostDays: 91, touchMinutes: 60 }',
    said: [
      ['30 days after its last use', '31 days after its last use'],
      ['90 after the sign-in', '91 after the sign-in'],
    ],
  },
  INVITATION_DAYS: { to: '27', said: [['30 days after you last sent', '27 days after you last sent']] },
  BUDGET_HOURS: { to: '25', said: [['last 24 hours', 'last 25 hours']] },
  LIMIT_MINUTES: {
    to: '63',
    said: [
      ['Wait 60 minutes', 'Wait 63 minutes'],
      ['last 60 minutes', 'last 63 minutes'],
      ['again in 60 minutes', 'again in 63 minutes'],
    ],
  },
  LOOKUP_LIMIT_MINUTES: { to: '17', said: [['wait 15 minutes', 'wait 17 minutes']] },
  BACKUP_DAYS: { to: '29', said: [['Backups, for up to 30 days', 'Backups, for up to 29 days']] },
  LAST_MAIL_DAYS: { to: '3', said: [['within two days', 'within three days']] },
};

/** Numbers that pages obey and never tell. */
export const untoldNumbers = [
  'HOUSEHOLD_SPREAD_MINUTES',
  'REMINDER_HOURS',
  'BOOKING_DAYS',
  'DEFAULT_SUBSCRIPTION_MONTHS',
  'KIT_ALERT_MS',
  'INVITATION_PAUSE_SECONDS',
  'MAILER_DAYS',
  'MOST_DEVICES',
  'MOST_SESSIONS',
  'DESCRIPTION_PREVIEW_LENGTH',
  'SUGGESTION_PREVIEW_LENGTH',
  'SUGGESTION_LIMIT',
  'POPULAR_LIMIT',
  'SHORTEST_PASSWORD',
];
