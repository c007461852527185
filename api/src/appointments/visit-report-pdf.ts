import type { TestType } from '@larkwell/contracts/test-types';
import PDFDocument from 'pdfkit';

export const VISIT_RESULTS = ['not-detected', 'detected', 'inconclusive'] as const;
export type VisitResult = (typeof VISIT_RESULTS)[number];

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
    next: 'The laboratory could not read this sample. Please book another visit.',
  },
};

/** A tagged PDF: the result and the next step first, then whose sample it was. */
export async function renderVisitReport(report: VisitReport): Promise<Uint8Array> {
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 71,
    tagged: true,
    lang: 'en-US',
    pdfVersion: '1.7',
    displayTitle: true,
    info: { Title: `COVID-19 ${report.testType} test: your report`, Author: 'Larkwell' },
  });
  const chunks: Uint8Array[] = [];
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  const root = doc.struct('Document');
  doc.addStructure(root);
  const say = (tag: string, size: number, text: string) =>
    root.add(
      doc.struct(tag, {}, () => {
        doc
          .font(tag === 'P' ? 'Helvetica' : 'Helvetica-Bold')
          .fontSize(size)
          .text(text)
          .moveDown(0.6);
      }),
    );
  const { title, next } = meanings[report.result];
  say('H1', 22, title);
  say('P', 12, next);
  say('H2', 15, 'About this test');
  say('P', 11, `COVID-19 ${report.testType} test, confirmation code ${report.confirmationCode}`);
  say('P', 11, `Patient: ${report.patient}, born ${report.dateOfBirth}`);
  say('P', 11, `Sample taken: ${report.takenAt}, ${report.place}`);
  say('P', 11, 'A result is not a diagnosis. A doctor or nurse can tell you what it means for you.');
  root.end();
  doc.end();
  await done;
  return Buffer.concat(chunks);
}
