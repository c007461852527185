import { formatKitId } from '@larkwell/contracts/kits/kit-id';
import type { ExplainedValue, ReportDetail, ReportValue } from '@larkwell/contracts/reports/reports';
import { dayjs } from '@larkwell/contracts/time';
import { TaggedDocument, ink, left, quiet, cutIntoRuns, isPrintable } from '../documents';
import { describeValue } from './explain';

const band = '#8CC4B8';

/**
 * A tagged PDF of a report: first what it means and what to do, then each value in words and as a picture.
 */
export async function renderReportPdf(report: ReportDetail): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new TaggedDocument(`${report.test_name}: your report`);
  const inWords = (date: string) => dayjs.utc(date).format('MMM D, YYYY');
  doc.say('P', 'Larkwell', { bold: true, color: quiet });
  doc.say('H1', report.test_name);
  doc.say('H2', 'What it means');
  doc.say('P', report.summary, { size: 12 });
  doc.say('H2', 'What to do next');
  doc.say('P', report.nextStep, { size: 12, gap: 14 });
  doc.say('H2', 'Your results');
  for (const one of report.values) {
    doc.keepTogether(80);
    const words = `${describeValue(one.value)}. ${one.meaning}`;
    doc.say('H3', one.value.name);
    doc.say('P', words);
    if (hasRange(one.value)) doc.draw(words, (pdf) => drawRange(pdf, one));
  }
  doc.keepTogether(100);
  doc.say('H2', 'About this report');
  const tester = isPrintable(report.testerName)
    ? report.testerName
    : 'the person who is named in the report on our website';
  doc.say(
    'P',
    `Tested: ${tester}. Sample collected on ${inWords(report.collectedOn)}. Reported on ${inWords(report.created_ts)}. Kit ${formatKitId(report.kitId)}.`,
  );
  doc.say('P', 'A result is not a diagnosis. A doctor or nurse can tell you what it means for you.', {
    color: quiet,
  });
  return doc.finish();
}

const hasRange = (value: ReportValue) =>
  value.kind === 'measured' && (value.low !== null || value.high !== null);

/** A bar whose middle third is the usual range, with its ends labeled and a mark at the value. */
function drawRange(doc: PDFKit.PDFDocument, { value }: ExplainedValue): void {
  if (value.kind !== 'measured') return;
  const { low, high } = value;
  const from = low ?? 0;
  const to = high ?? from * 2;
  const span = to - from || 1;
  const place = Math.min(0.97, Math.max(0.03, 1 / 3 + ((value.value - from) / span) * (1 / 3)));
  const usualFrom = low === null ? 0 : 1 / 3;
  const usualTo = high === null ? 1 : 2 / 3;
  const top = doc.y + 4;
  const bar = 300;
  doc.roundedRect(left, top, bar, 12, 6).lineWidth(1).strokeColor(quiet).stroke();
  doc.rect(left + bar * usualFrom, top + 1, bar * (usualTo - usualFrom), 10).fill(band);
  doc.rect(left + bar * place - 2, top - 4, 4, 20).fill(ink);
  doc.font(cutIntoRuns('0', 400)[0]!.font).fontSize(9).fillColor(quiet);
  if (low !== null)
    doc.text(String(low), left + bar * usualFrom - 20, top + 18, { width: 40, align: 'center' });
  if (high !== null)
    doc.text(String(high), left + bar * usualTo - 20, top + 18, { width: 40, align: 'center' });
  doc.y = top + 40;
}
