import { z } from 'zod';
import { dropNeedless } from '../fields/unseen';
import { TEST_TYPES, type TestType } from '../test-types';
import {
  consentRules,
  contactRules,
  governmentRules,
  medicalRules,
  patientRules,
  paymentRules,
  type SectionRules,
  type VisitContext,
} from './visit-rules';
import { visitAnswersSchema, type VisitAnswers, type VisitSection } from './visit-answers';

const rulesOf: Record<VisitSection, SectionRules> = {
  patient: patientRules,
  contact: contactRules,
  medical: medicalRules,
  payment: paymentRules,
  government: governmentRules,
  consent: consentRules,
};

interface CheckedAnswers {
  /** The valid answers that were asked for, trimmed and normalized. */
  accepted: VisitAnswers;
  faults: { field: keyof VisitAnswers; message: string }[];
}

/** So that rules that compare two answers see what is stored. */
const asStored = (answers: VisitAnswers): VisitAnswers =>
  Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      typeof answer === 'string' ? dropNeedless(answer) : answer,
    ]),
  );

/** Runs the rules of the chosen sections. Answers in hidden branches are neither accepted nor faulty. */
function checkSections(
  sections: readonly VisitSection[],
  context: VisitContext,
  given: VisitAnswers,
): CheckedAnswers {
  const answers = asStored({ ...context.saved, ...given });
  const accepted: Record<string, unknown> = {};
  const faults: CheckedAnswers['faults'] = [];
  const refuse = (field: keyof VisitAnswers, message: string) => void faults.push({ field, message });
  const take = (field: keyof VisitAnswers, schema: z.ZodType) => {
    const parsed = schema.safeParse(answers[field]);
    if (parsed.success) accepted[field] = parsed.data;
    for (const { message } of parsed.error?.issues ?? []) refuse(field, message);
    return parsed.success;
  };
  for (const section of sections) rulesOf[section]({ answers, context, take, refuse });
  return { accepted: accepted as VisitAnswers, faults };
}

/** The valid part of one section, and what is wrong with the rest. */
export function checkSection(
  section: VisitSection,
  context: VisitContext,
  given: VisitAnswers,
): CheckedAnswers {
  return checkSections([section], context, given);
}

/** The schema of the chosen sections; its result contains what `checkSections` accepts. */
function schemaOf(sections: readonly VisitSection[], context: VisitContext) {
  return visitAnswersSchema.transform((given, ctx): VisitAnswers => {
    const { accepted, faults } = checkSections(sections, context, given);
    for (const { field, message } of faults) ctx.addIssue({ code: 'custom', path: [field], message });
    return accepted;
  });
}

/** One section of the form with its rules. */
export function visitSectionSchema(section: VisitSection, context: VisitContext) {
  return schemaOf([section], context);
}

/** The whole registration with all rules; adds `test_type` to the sections' answers. */
export function visitSchema(context: VisitContext) {
  const sections = Object.keys(rulesOf) as VisitSection[];
  return schemaOf(sections, context).transform((visit) => ({ ...visit, test_type: context.testType }));
}

/** A registration that passed the rules. */
export type Visit = VisitAnswers & { test_type: TestType };

/** The registration sent as a whole, without a draft. */
export const visitPayloadSchema = visitAnswersSchema.extend({ test_type: z.enum(TEST_TYPES).optional() });
