import { makeCategory, makeProductCard } from '@larkwell/contracts/testing';

const names = [
  ['hormones-thyroid', 'Hormones & thyroid', 'Thyroid check', 9_900, 'Saliva tube'],
  ['vitamins-nutrition', 'Vitamins & nutrition', 'Vitamin D and B12', 6_900, 'Finger prick'],
  ['sexual-health', 'Sexual health', 'Complete STI panel', 14_900, 'Vaginal swab'],
  ['general-wellness', 'General wellness', 'Flu and COVID strip', 2_900, 'Nasal swab'],
] as const;

export const categories = names.map(([slug, name]) => makeCategory({ id: slug, slug, name }));

export const kits = names.map(([slug, category, name, price, collection_method]) =>
  makeProductCard({
    id: slug,
    slug,
    name,
    price,
    collection_method,
    category: makeCategory({ id: slug, slug, name: category }),
  }),
);
