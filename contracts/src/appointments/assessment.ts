import { SYMPTOM_LOOK_BACK_DAYS } from '../numbers/visits';
import { z } from 'zod';
import { pastDate } from '../fields/past-date';
import { textMessages } from '../fields/text';
import { NO, YES, yesNo } from '../fields/yes-no';
import { addDays } from '../time';

/** The yes/no questions, in the three sections that ask them. */
export const ASSESSMENT_SECTIONS = {
  travelAndExposure: [
    'future_travel_recreation',
    'possible_social_distancing',
    'closed_contact',
    'risk_resident',
  ],
  workplaceRisks: ['work_in_healthcare', 'risk_workplace'],
  medicalHistory: ['asked_for_test', 'symptoms_experienced'],
} as const;

export const ASSESSMENT_QUESTIONS = [
  ...ASSESSMENT_SECTIONS.travelAndExposure,
  ...ASSESSMENT_SECTIONS.workplaceRisks,
  ...ASSESSMENT_SECTIONS.medicalHistory,
] as const;

export const SYMPTOMS = [
  'is_chills',
  'is_headache',
  'is_congestion',
  'is_muscle_ache',
  'is_cough',
  'is_nausea',
  'is_diarrhea',
  'is_loss_of_taste',
  'is_fatigue',
  'is_difficult_breathing',
  'is_fever',
  'is_sore_throat',
] as const;

export const assessmentMessages = {
  required: textMessages.required,
  symptomDateInFuture: 'The date must not be in the future',
  symptomDateTooEarly: `The date must be within the last ${SYMPTOM_LOOK_BACK_DAYS} days`,
  invalidForm: 'Missing or invalid information. Please check the form again.',
} as const;

const flags = Object.fromEntries(SYMPTOMS.map((name) => [name, z.boolean().default(false)])) as Record<
  (typeof SYMPTOMS)[number],
  z.ZodDefault<z.ZodBoolean>
>;

const questions = Object.fromEntries(ASSESSMENT_QUESTIONS.map((name) => [name, yesNo()])) as Record<
  (typeof ASSESSMENT_QUESTIONS)[number],
  ReturnType<typeof yesNo>
>;

/** The assessment as stored and read. */
export const assessmentSchema = z.object({
  ...questions,
  symptoms: z.object(flags).optional(),
  symptom_date: z.string().max(10).nullish(),
  is_acknowledge: z.boolean({ error: assessmentMessages.required }),
});
export type Assessment = z.infer<typeof assessmentSchema>;

/** Like `assessmentSchema`, but with every field optional: the rules report everything missing at once. */
const assessmentAnswersSchema = z.object({
  ...(Object.fromEntries(ASSESSMENT_QUESTIONS.map((name) => [name, z.string().max(10).nullish()])) as Record<
    (typeof ASSESSMENT_QUESTIONS)[number],
    z.ZodOptional<z.ZodNullable<z.ZodString>>
  >),
  symptoms: z.partialRecord(z.enum(SYMPTOMS), z.boolean()).nullish(),
  symptom_date: z.string().max(40).nullish(),
  is_acknowledge: z.boolean().nullish(),
});
export type AssessmentAnswers = z.infer<typeof assessmentAnswersSchema>;

/**
 * The assessment with its rules. Symptoms and their date are dropped when the answer to symptoms is no.
 * @param today `YYYY-MM-DD` at the visitor's location
 */
export function assessmentRules(today: string) {
  return assessmentAnswersSchema.transform((answers, ctx): Assessment => {
    const issue = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message });
    for (const name of ASSESSMENT_QUESTIONS) {
      const answer = answers[name];
      if (answer !== YES && answer !== NO) issue(name, assessmentMessages.required);
    }
    const ill = answers.symptoms_experienced === YES;
    const date = pastDate(today, {
      required: assessmentMessages.required,
      inFuture: assessmentMessages.symptomDateInFuture,
    })
      .refine(
        (value) => value >= addDays(today, -SYMPTOM_LOOK_BACK_DAYS),
        assessmentMessages.symptomDateTooEarly,
      )
      .safeParse(answers.symptom_date);
    if (ill) {
      if (!SYMPTOMS.some((name) => answers.symptoms?.[name])) issue('symptoms', assessmentMessages.required);
      for (const { message } of date.error?.issues.slice(0, 1) ?? []) issue('symptom_date', message);
    }
    if (!answers.is_acknowledge) issue('is_acknowledge', assessmentMessages.required);
    const kept = Object.fromEntries(ASSESSMENT_QUESTIONS.map((name) => [name, answers[name]]));
    return {
      ...(kept as Pick<Assessment, (typeof ASSESSMENT_QUESTIONS)[number]>),
      ...(ill && {
        symptoms: Object.fromEntries(
          SYMPTOMS.map((name) => [name, answers.symptoms?.[name] ?? false]),
        ) as Assessment['symptoms'],
        symptom_date: date.data,
      }),
      is_acknowledge: true,
    };
  });
}

export { assessmentAnswersSchema };
