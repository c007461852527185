import { testNames } from '@larkwell/contracts/test-names';
import type { TestType } from '@larkwell/contracts/test-types';
import { TaggedDocument, isPrintable } from '../documents';
import { reportWords as words } from './visit-report-words';
import type { VisitResult } from './visit-results';

export interface VisitReport {
  patient: string;
  dateOfBirth: string;
  testType: TestType;
  confirmationCode: string;
  /** When and where the sample was taken, in words and in the location's zone. */
  takenAt: string;
  place: string;
  result: VisitResult;
}

/** A tagged PDF in the language of the moment: first the result and the next step, then the patient. */
export async function renderVisitReport(report: VisitReport): Promise<Uint8Array> {
  const test = testNames.title(report.testType);
  const doc = new TaggedDocument(words.title(test), words.locale);
  const { title, next } = words.meanings[report.result];
  doc.say('H1', title);
  doc.say('P', next, { size: 12 });
  doc.say('H2', words.about);
  doc.say('P', words.testAndCode(test, report.confirmationCode));
  doc.say('P', words.patient(isPrintable(report.patient) ? report.patient : null, report.dateOfBirth));
  doc.say('P', words.taken(report.takenAt, report.place));
  doc.say('P', words.noDiagnosis);
  return doc.finish();
}
