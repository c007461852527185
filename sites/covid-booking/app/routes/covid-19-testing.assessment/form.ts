import { ASSESSMENT_QUESTIONS, SYMPTOMS } from '@larkwell/contracts/appointments/assessment';
import { z } from 'zod';
import { typedDate, typedDateSchema } from '@larkwell/platform/forms/typed-date';

type Question = (typeof ASSESSMENT_QUESTIONS)[number];

const answer = z.string().optional();
const questions = Object.fromEntries(ASSESSMENT_QUESTIONS.map((name) => [name, answer])) as Record<
  Question,
  typeof answer
>;

/** Converts the posted page into the contract's answers; the API applies the contract's rules. */
export const assessmentFormSchema = z.object({
  ...questions,
  symptoms: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .transform((ticked = []) =>
      Object.fromEntries(SYMPTOMS.map((name) => [name, [ticked].flat().includes(name)])),
    ),
  symptom_date: typedDateSchema.transform(typedDate),
  is_acknowledge: z
    .string()
    .optional()
    .transform((value) => value === 'on'),
});
