import { expect, it } from 'vitest';
import { failpoints } from '../src/failpoints';
import {
  breakOffs,
  companyCardKills,
  erasureKills,
  orderKills,
  subscriptionKills,
  visitKills,
} from './kills';

it('every failpoint is in a crash test', () => {
  const places = [...visitKills, ...subscriptionKills].flatMap(([, ...points]) => points);
  const stopped = new Set([...orderKills, ...breakOffs, ...companyCardKills, ...erasureKills, ...places]);
  expect(failpoints.filter((point) => !stopped.has(point))).toEqual([]);
});
