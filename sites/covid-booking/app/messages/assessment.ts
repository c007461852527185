import { inEachLanguage } from '@larkwell/contracts/language/language';
import { inWordsFirst } from '@larkwell/contracts/numbers/words';
import { SYMPTOM_LOOK_BACK_DAYS } from '@larkwell/contracts/numbers/visits';
import { ASSESSMENT_QUESTIONS, type SYMPTOMS } from '@larkwell/contracts/appointments/assessment';
import { assessmentInSpanish } from './es/assessment';

type Question = (typeof ASSESSMENT_QUESTIONS)[number];
type Symptom = (typeof SYMPTOMS)[number];

const assessmentInEnglish = {
  title: 'Pre-test assessment',
  lead: `${inWordsFirst(ASSESSMENT_QUESTIONS.length)} questions about why you want a test. Your answers go to the test site with your booking.`,
  savedBefore: 'These are the answers you gave before. You can change them.',
  savedWithoutPlace: 'Your answers are saved. Now choose where you want to get tested.',
  sections: {
    travelAndExposure: 'Travel and exposure',
    workplaceRisks: 'Workplace risks',
    medicalHistory: 'Medical history',
  },
  questions: {
    future_travel_recreation: 'Do you need a test for future travel or recreation?',
    possible_social_distancing:
      'Do you need a test after being in a place where social distancing was not possible?',
    closed_contact: 'Have you had close contact with a confirmed case of COVID-19?',
    risk_resident: 'Do you live in a high-risk special setting?',
    work_in_healthcare: 'Do you work in health care?',
    risk_workplace: 'Do you work in a high-risk special setting?',
    asked_for_test: 'Has a health care provider asked or referred you to get a test?',
    symptoms_experienced: `Have you had any symptoms in the last ${SYMPTOM_LOOK_BACK_DAYS} days?`,
  } satisfies Record<Question, string>,
  questionHints: {
    risk_resident: 'For example, a nursing home, a shelter, a prison or a dormitory.',
    risk_workplace: 'For example, a nursing home, a school, a shelter or a prison.',
  } as Partial<Record<Question, string>>,
  symptomsLegend: 'If yes, which symptoms?',
  symptomsHint: 'Select all that apply.',
  symptoms: {
    is_chills: 'Chills',
    is_headache: 'Headache',
    is_congestion: 'Congestion or runny nose',
    is_muscle_ache: 'Muscle or body aches',
    is_cough: 'Cough',
    is_nausea: 'Nausea or vomiting',
    is_diarrhea: 'Diarrhea',
    is_loss_of_taste: 'New loss of taste or smell',
    is_fatigue: 'Fatigue',
    is_difficult_breathing: 'Shortness of breath',
    is_fever: 'Fever',
    is_sore_throat: 'Sore throat',
  } satisfies Record<Symptom, string>,
  symptomDate: 'If yes, when did the symptoms start?',
  symptomDateHint: (first: string | null) =>
    `A date in the last ${SYMPTOM_LOOK_BACK_DAYS} days${first ? `, since ${first}` : ''}`,
  acknowledge: 'I confirm that my answers are true to the best of my knowledge.',
  acknowledgeLabel: 'Confirmation',
  submit: 'Submit',
  busy: 'Sending',
} as const;

export const assessmentMessages = inEachLanguage(assessmentInEnglish, assessmentInSpanish);
