import { formatKitId } from '@larkwell/contracts/kits/kit-id';
import { quiet, TaggedDocument } from '../documents';

/** A tagged PDF to cut out and put on the box with a sample: where it goes, and which kit it is. It has no postage. */
export async function renderLabelPdf({
  labAddress,
  kitId,
  testName,
}: {
  labAddress: readonly string[];
  kitId: string;
  testName: string;
}): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new TaggedDocument('Return label');
  doc.say('P', 'Larkwell', { bold: true, color: quiet });
  doc.say('H1', 'Return label');
  doc.say('H2', 'To');
  for (const line of labAddress) doc.say('P', line, { size: 16, bold: true, gap: 2 });
  doc.say('H2', 'Kit');
  doc.say('P', `Kit ID ${formatKitId(kitId)}`, { size: 16, bold: true, gap: 2 });
  doc.say('P', testName, { gap: 14 });
  doc.say('H2', 'How to use it');
  doc.say('P', 'Put your sample in its bag and the bag in a padded box. Tape this label on the box.');
  doc.say('P', 'This label has no postage. Ask for postage at the post office, and mail it the same day.');
  return doc.finish();
}
