import { formatKitId } from '@larkwell/contracts/kits/kit-id';
import type { ExplainedValue, ReportDetail } from '@larkwell/contracts/reports/reports';
import { dayjs } from '@larkwell/contracts/time';
import PDFDocument from 'pdfkit';
import { describeValue } from './explain';

const ink = '#14262B';
const quiet = '#43565B';
const band = '#8CC4B8';
const width = 470;

/** A tagged PDF of a report: what it means and what to do first, then each value in words and as a picture. */
export async function renderReportPdf(report: ReportDetail): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 71,
    tagged: true,
    lang: 'en-US',
    pdfVersion: '1.7',
    displayTitle: true,
    info: { Title: `${report.test_name}: your report`, Author: 'Larkwell' },
  });
  const chunks: Uint8Array[] = [];
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));

  const root = doc.struct('Document');
  doc.addStructure(root);
  const inWords = (date: string) => dayjs.utc(date).format('MMM D, YYYY');
  const say = (tag: string, text: string, { size = 11, bold = false, color = ink, gap = 6 } = {}) => {
    root.add(
      doc.struct(tag, {}, () => {
        if (tag === 'H2') doc.moveDown(0.6);
        doc
          .font(bold ? 'Helvetica-Bold' : 'Helvetica')
          .fontSize(size)
          .fillColor(color)
          .text(text, 71, doc.y, { width })
          .moveDown(gap / size);
      }),
    );
  };

  say('P', 'Larkwell', { bold: true, color: quiet });
  say('H1', report.test_name, { size: 24, bold: true, gap: 10 });
  say('H2', 'What it means', { size: 15, bold: true });
  say('P', report.summary, { size: 12 });
  say('H2', 'What to do next', { size: 15, bold: true });
  say('P', report.nextStep, { size: 12, gap: 14 });
  say('H2', 'Your results', { size: 15, bold: true });
  for (const one of report.values) {
    if (doc.y > 640) doc.addPage();
    say('H3', one.value.name, { size: 12, bold: true, gap: 2 });
    say('P', `${describeValue(one.value)}. ${one.meaning}`, { gap: 6 });
    if (one.value.kind === 'found') continue;
    const alt = `${describeValue(one.value)}. ${one.meaning}`;
    root.add(doc.struct('Figure', { alt }, () => drawRange(doc, one)));
  }
  say('H2', 'About this report', { size: 15, bold: true });
  say(
    'P',
    `Tested: ${report.testerName}. Sample collected on ${inWords(report.collectedOn)}. Reported on ${inWords(report.created_ts)}. Kit ${formatKitId(report.kitId)}.`,
  );
  say('P', 'A result is not a diagnosis. A doctor or nurse can tell you what it means for you.', {
    color: quiet,
  });
  root.end();
  doc.end();
  await done;
  return new Uint8Array(Buffer.concat(chunks));
}

/** A bar whose middle third is the usual range, its ends named, with a mark where the value lies. */
function drawRange(doc: PDFKit.PDFDocument, { value }: ExplainedValue): void {
  if (value.kind !== 'measured') return;
  const { low, high } = value;
  if (low === null && high === null) return;
  const from = low ?? 0;
  const to = high ?? from * 2;
  const span = to - from || 1;
  const place = Math.min(0.97, Math.max(0.03, 1 / 3 + ((value.value - from) / span) * (1 / 3)));
  const usualFrom = low === null ? 0 : 1 / 3;
  const usualTo = high === null ? 1 : 2 / 3;
  const top = doc.y + 4;
  const bar = 300;
  doc.roundedRect(71, top, bar, 12, 6).lineWidth(1).strokeColor(quiet).stroke();
  doc.rect(71 + bar * usualFrom, top + 1, bar * (usualTo - usualFrom), 10).fill(band);
  doc.rect(71 + bar * place - 2, top - 4, 4, 20).fill(ink);
  doc.font('Helvetica').fontSize(9).fillColor(quiet);
  if (low !== null)
    doc.text(String(low), 71 + bar * usualFrom - 20, top + 18, { width: 40, align: 'center' });
  if (high !== null)
    doc.text(String(high), 71 + bar * usualTo - 20, top + 18, { width: 40, align: 'center' });
  doc.y = top + 40;
}
