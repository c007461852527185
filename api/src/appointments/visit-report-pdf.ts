import type { TestType } from '@larkwell/contracts/test-types';
import { TaggedDocument, isPrintable } from '../documents';
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

const meanings: Record<VisitResult, { title: string; next: string }> = {
  'not-detected': {
    title: 'SARS-CoV-2 was not detected',
    next: 'The virus was not found in this sample. If you feel ill, stay at home and ask a doctor or nurse.',
  },
  detected: {
    title: 'SARS-CoV-2 was detected',
    next: 'The virus was found in this sample. Stay at home and away from others, and ask a doctor or nurse what to do next.',
  },
  inconclusive: {
    title: 'The result is inconclusive',
    next: 'The lab could not read this sample. Book another visit.',
  },
};

/** A tagged PDF: first the result and the next step, then the patient. */
export async function renderVisitReport(report: VisitReport): Promise<Uint8Array> {
  const doc = new TaggedDocument(`COVID-19 ${report.testType} test: your report`);
  const { title, next } = meanings[report.result];
  doc.say('H1', title);
  doc.say('P', next, { size: 12 });
  doc.say('H2', 'About this test');
  doc.say('P', `COVID-19 ${report.testType} test, confirmation code ${report.confirmationCode}`);
  const patient = isPrintable(report.patient) ? `${report.patient}, born` : 'born';
  doc.say('P', `Patient: ${patient} ${report.dateOfBirth}`);
  doc.say('P', `Sample taken: ${report.takenAt}, ${report.place}`);
  doc.say('P', 'A result is not a diagnosis. A doctor or nurse can tell you what it means for you.');
  return doc.finish();
}
