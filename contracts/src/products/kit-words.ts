import { inWords } from '../numbers/words';
import type { KitContent } from './kit-contents';

/** How a sample is taken, by the method's name: in full, and as the first words of a kit's facts. */
const methods: Record<string, { label: string; short: string }> = {
  blood: { label: 'Finger-prick blood sample', short: 'Finger prick' },
  saliva: { label: 'Saliva sample', short: 'Saliva tubes' },
  swab: { label: 'Swab sample', short: 'Self swab' },
  urine: { label: 'Urine sample', short: 'Urine tube' },
  strip: { label: 'Urine dip strip, read in the lab', short: 'Dip strip' },
};

/** "Finger-prick blood sample". An unknown method is shown as is. */
export const methodLabel = (method: string) => methods[method]?.label ?? method;

const several = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** "Finger prick · 4 values": how the sample is taken, and how much is measured in it. */
export function kitFact(kit: {
  collection_method: string;
  measures: string;
  category: { slug: string };
}): string {
  const short = methods[kit.collection_method]?.short ?? kit.collection_method;
  const measured = listMeasured(kit.measures).length;
  if (measured === 0) return short;
  const noun =
    kit.category.slug === 'sexual-health'
      ? 'infection'
      : kit.collection_method === 'strip'
        ? 'field'
        : 'value';
  return `${short} · ${several(measured, noun)}`;
}

/** The names in a kit's list of what it measures. */
export const listMeasured = (measures: string): string[] =>
  measures
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

const pieces: Record<KitContent['piece'], (count: number) => string> = {
  card: (count) => `Card with ${inWords(count)} circle${count === 1 ? '' : 's'}`,
  lancet: (count) => (count === 1 ? 'Lancet' : several(count, 'lancet')),
  tube: (count) => (count === 1 ? 'Collection tube' : several(count, 'collection tube')),
  swab: (count) => (count === 1 ? 'Swab' : several(count, 'swab')),
  cup: (count) => (count === 1 ? 'Collection cup' : several(count, 'collection cup')),
  strip: (count) => `Dip strip with ${inWords(count)} fields`,
  pouch: () => 'Drying pouch',
  bag: () => 'Sample bag',
  mailer: () => 'Prepaid mailer',
  padded: () => 'Padded prepaid box',
  steps: () => 'Printed steps',
};

/** "Card with two circles". */
export const pieceWords = ({ piece, count }: KitContent) => pieces[piece](count);

/** Alternative text for the picture of a kit. */
export function kitPictureWords(name: string, contents: readonly KitContent[]): string {
  if (contents.length === 0) return `${name} in its box`;
  const list = new Intl.ListFormat('en-US').format(contents.map((one) => pieceWords(one).toLowerCase()));
  return `${name} and what is in it: ${list}`;
}
