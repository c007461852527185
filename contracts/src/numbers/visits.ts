/** Numbers for test visits. Sentences, SQL and rules read them here; nothing repeats them. */

/** How long a reserved time is held, with no extension. */
export const HOLD_MINUTES = 25;

/** The most people who can book together. */
export const MAX_PEOPLE = 6;

/** Their times are at most this far from the one that was pressed. */
export const HOUSEHOLD_SPREAD_MINUTES = 90;

/** How many days can be booked, including today. */
export const BOOKING_DAYS = 14;

/** A slot that starts sooner than this is no longer offered, and a booking that starts sooner can no longer be moved. */
export const CUTOFF_MINUTES = 30;

/** Symptoms that started longer ago than this do not count. */
export const SYMPTOM_LOOK_BACK_DAYS = 14;

/** How long a started form keeps its answers. */
export const DRAFT_HOURS = 24;

/** The youngest age that is tested, in years. */
export const MINIMUM_TEST_AGE = 3;

/** Up to this age, a parent or guardian comes along. */
export const ACCOMPANIED_AGE = 15;

/** Up to this age, a parent or guardian fills in the form. */
export const GUARDIAN_AGE = 17;

/** The same in Nebraska. */
export const NEBRASKA_GUARDIAN_AGE = 18;

/** Price of a visit paid by card, in cents. Antigen is always paid by card. */
export const TEST_PRICES = { 'RT-PCR': 12_000, Antigen: 7_000 };

/** What may be charged if active insurance is not reported, in cents. */
export const UNREPORTED_INSURANCE_CENTS = 9_900;

/** Days until the result of an RT-PCR test: minimum and maximum. */
export const PCR_RESULT_DAYS = [1, 2] as const;

/** Locations in a search result. */
export const LOCATION_LIMIT = 20;

/** How far away they may be. */
export const LOCATION_RADIUS_MILES = 100;

/** A person who wants a mail about a full day confirms within this time. */
export const WAITING_LINK_DAYS = 3;

/** How long a lookup's mailed code works. */
export const LOOKUP_CODE_MINUTES = 10;

/** How long a browser that entered it may change bookings. */
export const LOOKUP_PROOF_MINUTES = 30;

/** A patient's no-cost visits are counted over this many days. */
export const PATIENT_BUDGET_DAYS = 14;

/** The largest insurance card picture, in megabytes. */
export const UPLOAD_MEGABYTES = 10;

/** A stored picture is at most this many pixels wide and high. */
export const MAX_IMAGE_PIXELS = 2000;

/** How long visits are kept. A lawyer has to confirm it. */
export const VISIT_YEARS = 7;

/** Reminders go out from the first hour to before the last, in local time of the place. */
export const REMINDER_HOURS = [9, 20] as const;
