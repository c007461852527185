// The visit form's rules in the specification's words, written independently of the schema: it imports
// nothing from there, so that a mistake in one is not repeated in the other.

/** One row of the table: what a person could have filled in. */
export type Row = Record<string, string> & { test: string };

export const visitDay = '2027-06-16';
export const today = '2027-06-15';

export interface Rule {
  field: string;
  /** In words, for the report of a mismatch. */
  says: string;
  /** When the question is asked. */
  asked(row: Row): boolean;
  /** What is wrong with the answer, or null. */
  fault(row: Row): string | null;
}

const REQUIRED = 'This field is required';
const always = () => true;
const filled = (value: string | undefined) => (value ?? '').trim() !== '';

function required(field: string, asked: Rule['asked'] = always, says = `${field} must be there`): Rule {
  return { field, says, asked, fault: (row) => (filled(row[field]) ? null : REQUIRED) };
}

function oneOf(field: string, allowed: string, asked: Rule['asked'] = always): Rule {
  const values = allowed.split('|');
  return {
    field,
    says: `${field} is one of ${allowed}`,
    asked,
    fault: (row) => (values.includes(row[field] ?? '') ? null : REQUIRED),
  };
}

function pattern(field: string, shape: RegExp, message: string, asked: Rule['asked'] = always): Rule {
  return {
    field,
    says: `${field}: ${message}`,
    asked,
    fault: (row) => (!filled(row[field]) ? REQUIRED : shape.test(row[field]!.trim()) ? null : message),
  };
}

const daysIn = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? [];
  if (!year || !month || !day || month > 12) return false;
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day <= daysIn[month - 1]! + (leap ? 1 : 0);
}

/** What is wrong with each value of the rows that is no day. */
const wrongDays: Record<string, string> = {
  '1990-02-30': 'February 1990 has only 28 days',
  '2021-13-01': 'Enter a month from 1 to 12, or its name',
};

function past(field: string, asked: Rule['asked'] = always): Rule {
  return {
    field,
    says: `${field} is a day that is not in the future`,
    asked,
    fault: (row) => {
      if (!filled(row[field])) return REQUIRED;
      if (!isDay(row[field]!)) return wrongDays[row[field]!] ?? 'unlisted';
      return row[field]! > today ? 'The date must not be in the future' : null;
    },
  };
}

const yesNo = '1|0';
const phone = /^\(?[2-9]\d{2}\)?[ .-]?[2-9]\d{2}[ .-]?\d{4}$/;
const wrongPhone = 'Enter a US phone number, like (402) 555-0143';

const vaccinated = (row: Row) => row.received_vaccine === '1';
const oneDose = (row: Row) => vaccinated(row) && row.vaccine_dose === '1';
const twoDoses = (row: Row) => vaccinated(row) && row.vaccine_dose === '2';
const bothTaken = (row: Row) => twoDoses(row) && row.taken_2_dose === '1';
const pcr = (row: Row) => row.test === 'RT-PCR';
const noCost = (row: Row) => pcr(row) && row.payment_select === '0';
const insured = (row: Row) => noCost(row) && row.heath_insurance === '1';
const uninsured = (row: Row) => noCost(row) && row.heath_insurance === '0';
const noSsn = (row: Row) => uninsured(row) && !filled(row.ssn);

export const rules: readonly Rule[] = [
  oneOf('patient_relationship', 'patient|parent|legal_guardian|auth_representative'),
  required('patient_first_name'),
  required('patient_last_name'),
  past('date_of_birth'),
  {
    field: 'date_of_birth',
    says: 'nobody under 3 on the day of the visit is tested',
    asked: (row) => isDay(row.date_of_birth ?? '') && row.date_of_birth! <= today,
    fault: (row) => {
      const thirdBirthday = `${Number(row.date_of_birth!.slice(0, 4)) + 3}${row.date_of_birth!.slice(4)}`;
      const sentence =
        'The test is for people aged 3 and older. Please ask your child’s doctor about testing.';
      return thirdBirthday > visitDay ? sentence : null;
    },
  },
  ...[
    {
      from: 3,
      to: 15,
      sentence: 'Age 3-15: the parent or guardian fills in the form and accompanies the patient.',
    },
    // The visits in this table are in Nebraska, where 18 is still a minor.
    {
      from: 16,
      to: 18,
      sentence: 'Age 16-17, and 18 in Nebraska: the parent or guardian fills in the form.',
    },
  ].map(({ from, to, sentence }): Rule => ({
    field: 'patient_relationship',
    says: `nobody aged ${from} to ${to} registers alone`,
    asked: (row) => isDay(row.date_of_birth ?? '') && row.patient_relationship === 'patient',
    fault: ({ date_of_birth }) => {
      const birthday = (years: number) =>
        `${Number(date_of_birth!.slice(0, 4)) + years}${date_of_birth!.slice(4)}`;
      return birthday(from) <= visitDay && birthday(to + 1) > visitDay ? sentence : null;
    },
  })),
  oneOf('gender', 'female|male|no_specify'),
  oneOf('ethnicity', 'Hispanic or Latino|Not Hispanic or Latino|Patient Refused|Unknown'),
  oneOf(
    'race',
    'American Indian or Alaska Native|Asian|Black or African American|Hispanic|' +
      'Native Hawaiian or Other Pacific Islander|Other|Patient Refused|Unknown|White or Caucasian',
  ),
  required('address_line_1'),
  required('country'),
  required('state'),
  required('city'),
  pattern('zipCode', /^\d+$/, 'Please provide a valid zip code!'),
  {
    ...pattern('zipCode', /^\d{5}$/, 'Zip code must be 5 digits!', (row) => /^\d+$/.test(row.zipCode ?? '')),
  },
  pattern(
    'patient_email',
    /^[a-z\d_-]+(\.[a-z\d_-]+)*@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,5}$/i,
    'Invalid email address',
  ),
  pattern('patient_mobile', phone, wrongPhone),
  oneOf('is_primary_phone', yesNo),
  pattern('primary_phoneNumber', phone, wrongPhone, (row) => row.is_primary_phone === '0'),
  oneOf('received_vaccine', yesNo),
  oneOf('vaccine_dose', '1|2|no_specify', vaccinated),
  past('first_dose_date', (row) => oneDose(row) || bothTaken(row)),
  oneOf('vaccine_manufacturer_1', 'Johnson & Johnson|other', oneDose),
  oneOf('vaccine_manufacturer_2', 'Moderna|Pfizer|other', twoDoses),
  oneOf('taken_2_dose', yesNo, twoDoses),
  past('second_dose_date', bothTaken),
  {
    field: 'second_dose_date',
    says: 'the second dose is not before the first',
    asked: (row) =>
      bothTaken(row) &&
      [row.first_dose_date!, row.second_dose_date!].every((date) => isDay(date) && date <= today),
    fault: (row) =>
      row.second_dose_date! < row.first_dose_date! ? 'The second dose cannot be before the first' : null,
  },
  oneOf('first_time_vaccine', yesNo),
  oneOf('previous_test_positive', yesNo, (row) => row.first_time_vaccine === '0'),
  oneOf('medical_condition', yesNo),
  required('medical_issues', (row) => row.medical_condition === '1', 'at least one condition is ticked'),
  oneOf('payment_select', yesNo, pcr),
  oneOf('heath_insurance', yesNo, noCost),
  required('insurance_company', insured),
  required('insurance_id', insured),
  required('confirm_insurance_id', insured),
  {
    field: 'confirm_insurance_id',
    says: 'the member ID is the same twice',
    asked: (row) => insured(row) && filled(row.insurance_id) && filled(row.confirm_insurance_id),
    fault: (row) =>
      row.insurance_id === row.confirm_insurance_id ? null : 'Incorrect confirm member number',
  },
  oneOf(
    'policy_holder',
    'Self|Spouse|Child|Mother|Father|Stepson or Stepdaughter|Grandfather or Grandmother|' +
      'Grandson or Granddaughter|Niece or Nephew|Significant Other|Foster Child|' +
      'Dependent of a Minor Dependent|Ward|Emancipated Minor|Other Relationship',
    insured,
  ),
  required('front_insurance_card_img', insured),
  required('back_insurance_card_img', insured),
  required('confirm_no_health_insurance', uninsured, 'having no insurance is attested'),
  required(
    'ssn',
    (row) => noSsn(row) && !filled(row.driver_license) && !filled(row.hhs_state),
    'an SSN, or a driver license and its state',
  ),
  pattern(
    'ssn',
    /^\d{3}-?\d{2}-?\d{4}$/,
    'Enter a valid 9-digit Social Security number (dashes allowed)',
    (row) => uninsured(row) && filled(row.ssn) && !(filled(row.driver_license) && filled(row.hhs_state)),
  ),
  required('driver_license', noSsn, 'without an SSN, the driver license'),
  required('hhs_state', noSsn, 'without an SSN, the state of the driver license'),
  oneOf('health_info_available', yesNo),
  required('is_acknowledge', always, 'the consent is given'),
];

/** What is wrong with a row: each field's first fault, as `field: message`, sorted. */
export function faultsOf(row: Row, table: readonly Rule[] = rules): string[] {
  const found = new Map<string, string>();
  for (const { field, asked, fault } of table) {
    if (found.has(field) || !asked(row)) continue;
    const message = fault(row);
    if (message) found.set(field, message);
  }
  return [...found].map(([field, message]) => `${field}: ${message}`).sort();
}
