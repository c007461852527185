import { formatKitId } from '@larkwell/contracts/kits/kit-id';
import { usualWords, valueWords } from '@larkwell/contracts/analytes/usual-words';
import type { RangePosition } from '@larkwell/contracts/analytes/value';
import type { ExplainedValue, ReportDetail } from '@larkwell/contracts/reports/reports';
import { dayjs } from '@larkwell/contracts/time';
import { TaggedDocument, quiet, isPrintable } from '../documents';
import { AXIS_HEIGHT, drawAxis } from './draw-axis';

const inWords = (date: string) => dayjs.utc(date).format('MMM D, YYYY');

const places: Record<RangePosition, string> = {
  below: 'Below',
  within: 'Usual',
  above: 'Above',
  found: 'Found',
  'not-found': 'Not found',
};

const draftWords = 'Draft, not reviewed by a clinician';

/** A tagged PDF of a report, in the order of its page: the answer first, then what to do, then each value. */
export async function renderReportPdf(report: ReportDetail): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new TaggedDocument(`${report.test_name}: your report`);
  const tester = isPrintable(report.testerName)
    ? report.testerName
    : 'the person who is named in the report on our website';
  doc.say('P', 'Larkwell', { bold: true, color: quiet });
  doc.say('H1', report.test_name);
  const born = report.testerBorn ? `, born ${inWords(report.testerBorn)}` : '';
  doc.say('P', `For ${tester}${born}. Sample taken ${inWords(report.collectedOn)}.`, { color: quiet });
  doc.say('P', `Kit ID ${formatKitId(report.kitId)}. Measured in a lab certified by CAP and CLIA.`, {
    color: quiet,
    gap: 12,
  });
  doc.say('P', report.summary, { size: 15, bold: true, gap: 12 });
  doc.table({
    widths: [0.36, 0.2, 0.26, 0.18],
    head: ['Measured', 'Your result', 'Usual', 'Where it lies'],
    rows: report.values.map(({ value, position }) => [
      value.name,
      valueWords(value),
      usualWords(value) ?? 'Not given',
      places[position],
    ]),
  });
  doc.say('H2', 'What to do next');
  doc.list(report.nextSteps.map(({ text, isDraft }) => (isDraft ? `${text} (${draftWords}.)` : text)));
  doc.say('P', 'A result is not a diagnosis. A doctor or nurse can tell you what it means for you.', {
    color: quiet,
    gap: 12,
  });
  // The heading stays with the first value.
  doc.keepTogether(240);
  doc.say('H2', 'Your values');
  for (const one of report.values) sayValue(doc, one);
  return doc.finish();
}

/** A value: its number and range, its line, what it is and where yours lies, and the results before it. */
function sayValue(
  doc: TaggedDocument,
  { value, position, axis, meaning, about, earlier }: ExplainedValue,
): void {
  doc.keepTogether(axis ? 190 : 110);
  doc.say('H3', value.name);
  const usual = usualWords(value);
  const words = usual ? `${valueWords(value)}. Usual: ${usual}.` : `${valueWords(value)}.`;
  doc.say('P', words);
  if (axis) {
    doc.draw(
      { alt: `A line with the usual range and your result. ${words} ${meaning}`, height: AXIS_HEIGHT },
      (pdf) => drawAxis(pdf, axis, { label: `You: ${valueWords(value)}`, isOutside: position !== 'within' }),
    );
  }
  doc.say('P', meaning, { bold: true, gap: 2 });
  if (about) doc.say('P', [about.standsFor, about.more].join(' '), { gap: 2 });
  if (about?.higher && position === 'above') doc.say('P', about.higher, { gap: 2 });
  if (about?.lower && position === 'below') doc.say('P', about.lower, { gap: 2 });
  if (earlier.length > 0 && value.kind === 'measured') {
    const list = earlier.map((one) => `${one.value} on ${inWords(one.collectedOn)}`).join(', ');
    doc.say('P', `Earlier results: ${list}.`, { gap: 2 });
  }
  if (about) {
    const { publisher, page, address } = about.source;
    const state = about.reviewedBy ? `Reviewed by ${about.reviewedBy}` : draftWords;
    doc.say('P', `${state}. Source: ${publisher}, ${page}, ${address}`, { size: 9, color: quiet, gap: 12 });
  }
}
