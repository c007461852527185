import { ASSESSMENT_QUESTIONS, SYMPTOMS } from '@larkwell/contracts/appointments/assessment';
import { z } from 'zod';
import { typedDate, typedDateSchema } from '@larkwell/platform/forms/typed-date';

type Question = (typeof ASSESSMENT_QUESTIONS)[number];

const answer = z.string().optional();
const questions = Object.fromEntries(ASSESSMENT_QUESTIONS.map((name) => [name, answer])) as Record<
  Question,
  typeof answer
>;

/** What the page posts, as the answers the contract knows; the rules are the contract's and the API applies them. */
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
