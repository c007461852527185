import { SYMPTOM_LOOK_BACK_DAYS } from '@larkwell/contracts/numbers/visits';
import { today } from '@larkwell/contracts/appointments/rule-table/oracle';
import { ASSESSMENT_QUESTIONS, SYMPTOMS, type Assessment } from '@larkwell/contracts/appointments/assessment';
import { acceptedEmails, makeAssessment } from '@larkwell/contracts/testing';
import { addDays } from '@larkwell/contracts/time';
import type { Random } from './random';

/** A unique address for each number, in one of the spellings that the form accepts. */
export function acceptedEmail(n: number): string {
  const [name = '', host = ''] = acceptedEmails[n % acceptedEmails.length]!.split('@');
  return `${`${name[0]}${n}${name.slice(1)}`.slice(0, 64)}@${host}`;
}

/** A possible assessment on the rule table's day. */
export function acceptedAssessment(random: Random): Assessment {
  const answers = ASSESSMENT_QUESTIONS.map((question) => [question, random.chance(0.5) ? '1' : '0']);
  const assessment = makeAssessment(Object.fromEntries(answers));
  if (assessment.symptoms_experienced === '0') return assessment;
  const sure = random.pick(SYMPTOMS);
  const symptoms = SYMPTOMS.map((name) => [name, name === sure || random.chance(0.3)]);
  return {
    ...assessment,
    symptoms: Object.fromEntries(symptoms) as NonNullable<Assessment['symptoms']>,
    symptom_date: addDays(today, -random.int(SYMPTOM_LOOK_BACK_DAYS + 1)),
  };
}
