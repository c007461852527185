/** Signed by a qualified translator, for exactly these words. */
export interface Signature {
  /** Name and qualification. */
  by: string;
  /** `YYYY-MM-DD` */
  on: string;
  /** What the test names as the mark of the words. Other words need a new signature. */
  mark: string;
}

export interface Review {
  /** What a mistake in these sentences would touch. */
  topic: string;
  /** Where their catalog is. */
  file: string;
  /** Their names in it. */
  keys: readonly string[];
  /** Null until a qualified translator has signed. */
  reviewedBy: Signature | null;
}

const messages = 'sites/covid-booking/app/messages';

/** The Spanish sentences that consent, the care of minors and a person's health depend on. */
export const reviews: readonly Review[] = [
  {
    topic: 'Consent to the test',
    file: `${messages}/visit-info.ts`,
    keys: ['acknowledge', 'agreeAgain', 'changedLead', 'changedLeadUnknown'],
    reviewedBy: null,
  },
  {
    topic: 'Statement about insurance, and sharing with the government',
    file: `${messages}/visit-info.ts`,
    keys: ['confirm_no_health_insurance', 'unreported', 'lead', 'health_info_available', 'health_info_hint'],
    reviewedBy: null,
  },
  {
    topic: 'Parents and guardians of minors, on the form',
    file: `${messages}/visit-info.ts`,
    keys: ['minorsTitle', 'minors', 'guardian', 'relationships'],
    reviewedBy: null,
  },
  {
    topic: 'Parents and guardians of minors, in refusals',
    file: 'contracts/src/minors.ts',
    keys: ['tooYoung', 'accompany', 'form'],
    reviewedBy: null,
  },
  {
    topic: 'Parents and guardians of minors, after booking',
    file: `${messages}/confirmation.ts`,
    keys: ['accompany', 'guardianForm'],
    reviewedBy: null,
  },
  {
    topic: 'Parents and guardians of minors, in mails',
    file: 'api/src/appointments/mails/visit-words.ts',
    keys: ['guardian'],
    reviewedBy: null,
  },
  {
    topic: 'Questions and symptoms before the test',
    file: `${messages}/assessment.ts`,
    keys: ['questions', 'questionHints', 'symptoms', 'symptomDate', 'acknowledge'],
    reviewedBy: null,
  },
  {
    topic: 'Vaccines and medical history',
    file: `${messages}/visit-info.ts`,
    keys: ['received_vaccine', 'medical_condition', 'issues', 'is_pregnant', 'previous_test_positive'],
    reviewedBy: null,
  },
  {
    topic: 'The tests, who may have one, and when to call 911',
    file: `${messages}/landing.ts`,
    keys: ['eligibility', 'compareRows', 'call911', 'emergency'],
    reviewedBy: null,
  },
  {
    topic: 'The result of a test',
    file: 'api/src/appointments/visit-report-words.ts',
    keys: ['meanings', 'noDiagnosis'],
    reviewedBy: null,
  },
];
