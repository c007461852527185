import { inEachLanguage } from '@larkwell/contracts/language/language';
import {
  ACCOMPANIED_AGE,
  GUARDIAN_AGE,
  MINIMUM_TEST_AGE,
  NEBRASKA_GUARDIAN_AGE,
} from '@larkwell/contracts/numbers/visits';
import type { VisitSection } from '@larkwell/contracts/appointments/visit-answers';
import { visitInfoInSpanish } from './es/visit-info';

const visitInfoInEnglish = {
  title: 'Visit registration',
  step: (step: number, count: number) => `Step ${step} of ${count}`,
  allRequired: 'All fields are required unless they say optional.',
  saveAndContinue: 'Save and continue',
  saving: 'Saving',
  sections: {
    patient: 'Patient',
    contact: 'Contact',
    medical: 'Vaccine and medical history',
    payment: 'Payment',
    government: 'Government reporting',
    consent: 'Check your answers',
  } satisfies Record<VisitSection, string>,
  jumpList: 'Sections of the form',
  saved: 'saved',
  summary: 'Your visit',
  summaryRows: { patient: 'Patient', testType: 'Test', date: 'Date', time: 'Time', location: 'Location' },
  minorsTitle: `If the patient is under ${GUARDIAN_AGE + 1}`,
  minors: [
    `Age ${MINIMUM_TEST_AGE}-${ACCOMPANIED_AGE}: a parent or guardian fills in this form and comes with the patient.`,
    `Age ${ACCOMPANIED_AGE + 1}-${GUARDIAN_AGE}: a parent or guardian fills in this form but does not have to come to the visit.`,
    `Age ${NEBRASKA_GUARDIAN_AGE} in Nebraska: a parent or guardian fills in this form.`,
    `We do not test children under ${MINIMUM_TEST_AGE}.`,
  ],
  guardian: {
    accompany: `The patient will be ${MINIMUM_TEST_AGE} to ${ACCOMPANIED_AGE} years old on the day of the visit. A parent or guardian must fill in this form and come with the patient.`,
    form: 'At this age and in this state, a parent or guardian must fill in this form. They do not have to come to the visit.',
  },
  submit: 'Submit',
  submitLabel: 'Confirm booking',
  submitAndPay: (price: string) => `Confirm booking and pay ${price}`,
  submitting: 'Booking',
  missingSections: 'Finish these sections first:',
  acknowledge:
    'I confirm that the information is true and complete, and I consent to the test. I understand that test cancellation is non-refundable.',
  acknowledgeLabel: 'Consent',
  change: 'Change',
  changedTitle: 'Your visit has changed since you checked it',
  changedLead: 'Nothing is booked yet, and you have not been charged. All your answers are below.',
  changedLeadUnknown:
    'Nothing is booked yet. We do not know yet whether a payment that you began went through. You are never charged twice. All your answers are below.',
  agreeAgain:
    'When you press this button, you confirm that the information on this page is true and complete, and you consent to the test. Test cancellation is non-refundable.',
} as const;

export const visitInfoMessages = inEachLanguage(visitInfoInEnglish, visitInfoInSpanish);
