import { z } from 'zod';
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

/**
 * The schema of the chosen sections. The result holds only answers that were asked for: those of hidden branches
 * are dropped. Texts are trimmed and phone numbers brought into shape.
 */
function schemaOf(sections: readonly VisitSection[], context: VisitContext) {
  return visitAnswersSchema.transform((given, ctx): VisitAnswers => {
    const answers = { ...context.saved, ...given };
    const accepted: Record<string, unknown> = {};
    const take = (field: keyof VisitAnswers, schema: z.ZodType) => {
      const parsed = schema.safeParse(answers[field]);
      if (parsed.success) accepted[field] = parsed.data;
      for (const { message } of parsed.error?.issues ?? []) {
        ctx.addIssue({ code: 'custom', path: [field], message });
      }
      return parsed.success;
    };
    const refuse = (field: keyof VisitAnswers, message: string) => {
      ctx.addIssue({ code: 'custom', path: [field], message });
    };
    for (const section of sections) {
      rulesOf[section]({ answers, context, take, refuse });
    }
    return accepted as VisitAnswers;
  });
}

/** One section of the form with its rules. */
export function visitSectionSchema(section: VisitSection, context: VisitContext) {
  return schemaOf([section], context);
}

/** The whole registration with all rules; adds `test_type` to what the sections hold. */
export function visitSchema(context: VisitContext) {
  const sections = Object.keys(rulesOf) as VisitSection[];
  return schemaOf(sections, context).transform((visit) => ({ ...visit, test_type: context.testType }));
}

/** A registration that passed the rules. */
export type Visit = VisitAnswers & { test_type: TestType };

/** The registration as sent whole, without a draft. */
export const visitPayloadSchema = visitAnswersSchema.extend({ test_type: z.enum(TEST_TYPES).optional() });
