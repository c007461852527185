import { kitFact, listMeasured } from '@larkwell/contracts/products/kit-words';
import { expect, it } from 'vitest';
import { listAnalytes } from '../../src/analytes';
import { demoKits } from './catalog';

it.each(demoKits)('$name names each thing it measures once, and all of them are in the library', (kit) => {
  const ids = listAnalytes({ showsDrafts: true }, kit.analytes).map(({ id }) => id);
  expect(ids).toEqual(kit.analytes);
  expect(new Set(ids).size).toBe(ids.length);
});

it.each(demoKits)('$name counts in words what it lists', (kit) => {
  const { measures, analytes, collectionMethod, category } = kit;
  expect(listMeasured(measures)).toHaveLength(analytes.length);
  const fact = kitFact({ measures, collection_method: collectionMethod, category: { slug: category } });
  expect(fact).toMatch(new RegExp(` ${analytes.length} \\w+$`));
});
