import { expect, it } from 'vitest';
import { FIXED_TODAY, makeAssessment } from '../testing/index';
import { ASSESSMENT_QUESTIONS, assessmentRules, SYMPTOMS } from './assessment';

const parse = (value: unknown) => assessmentRules(FIXED_TODAY).safeParse(value);
const issues = (over: object) =>
  parse({ ...makeAssessment(), ...over }).error?.issues.map(
    ({ path, message }) => `${path.join()}: ${message}`,
  );
const ill = { symptoms_experienced: '1', symptoms: { is_fever: true }, symptom_date: FIXED_TODAY };

it('has eight questions and twelve symptoms', () => {
  expect([ASSESSMENT_QUESTIONS.length, SYMPTOMS.length]).toEqual([8, 12]);
});

it('asks for everything at once', () => {
  expect(parse({}).error?.issues.map(({ path }) => path.join())).toEqual([
    ...ASSESSMENT_QUESTIONS,
    'is_acknowledge',
  ]);
  expect(new Set(parse({}).error?.issues.map(({ message }) => message))).toEqual(
    new Set(['This field is required']),
  );
});

it('accepts only yes and no', () => {
  expect(issues({ closed_contact: '2' })).toEqual(['closed_contact: This field is required']);
});

it('asks people with symptoms which ones, and since when', () => {
  expect(issues({ ...ill, symptoms: {}, symptom_date: '' })).toEqual([
    'symptoms: This field is required',
    'symptom_date: This field is required',
  ]);
  expect(issues({ ...ill, symptoms: { is_fever: false } })).toEqual(['symptoms: This field is required']);
  expect(issues(ill)).toBeUndefined();
});

it.each([
  ['2026-11-07', undefined],
  ['2026-11-06', ['symptom_date: The date must be within the last 14 days']],
  ['2026-11-22', ['symptom_date: The date must not be in the future']],
  ['2026-02-30', ['symptom_date: February 2026 has only 28 days']],
])('symptoms since %s give %j', (symptom_date, expected) => {
  expect(issues({ ...ill, symptom_date })).toEqual(expected);
});

it('drops symptoms when the answer is no', () => {
  const result = parse({ ...makeAssessment(), symptoms: { is_fever: true }, symptom_date: 'whenever' });
  expect(result.data).toEqual(makeAssessment());
});

it('keeps every flag when the answer is yes', () => {
  expect(parse({ ...makeAssessment(), ...ill }).data?.symptoms).toMatchObject({
    is_fever: true,
    is_chills: false,
  });
});
