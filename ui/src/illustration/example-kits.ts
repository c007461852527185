import type { EmblemName } from './emblem-names';
import type { KitContent } from './piece-sizes';

interface ExampleKit {
  name: string;
  category: string;
  emblem: EmblemName;
  contents: readonly KitContent[];
}

const one = (...pieces: KitContent['piece'][]): KitContent[] => pieces.map((piece) => ({ piece, count: 1 }));
const card = (count: number): KitContent[] => [
  { piece: 'card', count },
  ...one('lancet', 'steps', 'pouch', 'mailer'),
];

/** Kits for stories: one of each composition and each category of the shop. */
export const exampleKits = [
  { name: 'Vitamin D Check', category: 'Vitamins & Nutrition', emblem: 'sun', contents: card(2) },
  { name: 'Cholesterol Check', category: 'Heart & Metabolism', emblem: 'four', contents: card(4) },
  {
    name: 'Thyroid Check',
    category: 'Hormones & Thyroid',
    emblem: 'wings',
    contents: one('tube', 'lancet', 'steps', 'padded'),
  },
  {
    name: 'Chlamydia and Gonorrhea Swab',
    category: 'Sexual Health',
    emblem: 'two',
    contents: one('swab', 'tube', 'steps', 'bag', 'mailer'),
  },
  {
    name: 'Kidney Check',
    category: 'General Wellness',
    emblem: 'beans',
    contents: one('cup', 'tube', 'steps', 'bag', 'mailer'),
  },
  {
    name: 'Urine Strip Check',
    category: 'General Wellness',
    emblem: 'fields',
    contents: [{ piece: 'strip', count: 6 }, ...one('steps', 'mailer')],
  },
  { name: 'Blood Sugar Check', category: 'Heart & Metabolism', emblem: 'hex', contents: card(2) },
  {
    name: 'Cortisol Day Curve',
    category: 'Hormones & Thyroid',
    emblem: 'curve',
    contents: [{ piece: 'tube', count: 4 }, ...one('steps', 'mailer')],
  },
  {
    name: 'Three-Infection Urine Check',
    category: 'Sexual Health',
    emblem: 'three',
    contents: one('cup', 'tube', 'steps', 'bag', 'mailer'),
  },
  {
    name: 'Iron Check',
    category: 'Vitamins & Nutrition',
    emblem: 'cells',
    contents: one('tube', 'lancet', 'steps', 'padded'),
  },
] as const satisfies readonly ExampleKit[];
