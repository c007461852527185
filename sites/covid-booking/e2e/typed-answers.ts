/** What a form posts, by field name. */
export type Answers = Record<string, string>;

const questions = [
  'future_travel_recreation',
  'possible_social_distancing',
  'closed_contact',
  'risk_resident',
  'work_in_healthcare',
  'risk_workplace',
  'asked_for_test',
  'symptoms_experienced',
];

/** No to every question. */
export const assessmentAnswers: Answers = {
  ...Object.fromEntries(questions.map((question) => [question, '0'])),
  is_acknowledge: 'on',
};

export const patientAnswers: Answers = {
  patient_relationship: 'patient',
  patient_first_name: 'Ada',
  patient_last_name: 'Example',
  'date_of_birth.month': '4',
  'date_of_birth.day': '27',
  'date_of_birth.year': '1988',
  gender: 'no_specify',
  ethnicity: 'Unknown',
  race: 'Patient Refused',
};

/** Everything but the email address. */
export const contactAnswers: Answers = {
  zipCode: '68102',
  address_line_1: '12 Sample Street',
  city: 'Omaha',
  state: 'NE',
  country: 'United States',
  patient_mobile: '(402) 555-0143',
  is_primary_phone: '1',
};

export const medicalAnswers: Answers = {
  received_vaccine: '0',
  first_time_vaccine: '1',
  medical_condition: '0',
};
