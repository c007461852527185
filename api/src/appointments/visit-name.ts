import { randomUUID } from 'node:crypto';
import { testTypeSchema, type TestType } from '@larkwell/contracts/test-types';
import type { SubjectName } from '../payment-model';

/**
 * A visit before it is booked: a draft or, for callers that keep the state themselves, a test and perhaps its
 * hold.
 */
export type VisitName = { draftId: string } | { holdId: string | null; testType: TestType };

/** A visit's name as the subject of a payment. */
export function nameVisit(name: VisitName): SubjectName {
  const id = 'draftId' in name ? name.draftId : `${name.holdId ?? randomUUID()} ${name.testType}`;
  return { kind: 'visit', id };
}

/** The inverse of `nameVisit`. A visit without draft and hold has an id that no hold has. */
export function readVisitName(subjectId: string): VisitName {
  const [id = '', testType] = subjectId.split(' ');
  return testType ? { holdId: id, testType: testTypeSchema.parse(testType) } : { draftId: id };
}
