import { expect, it } from 'vitest';
import { makeTrackElement } from '../testing/index';
import { trackingStages } from './tracking';

const active = (...texts: string[]) =>
  trackingStages(texts.map((text) => makeTrackElement({ text })))
    .filter(({ isActive }) => isActive)
    .map(({ stage }) => stage);

it.each([
  [[], ['order received']],
  [['Shipping Label Created'], ['order received']],
  [['USPS Accepted the item'], ['order received', 'pick up']],
  [
    ['ACCEPTED', 'in transit to next facility'],
    ['order received', 'pick up', 'in transit'],
  ],
  [
    ['Accepted', 'Out for Delivery'],
    ['order received', 'pick up', 'in transit'],
  ],
  [
    ['Accepted', 'In Transit', 'Delivered, Front Door'],
    ['order received', 'pick up', 'in transit', 'delivered'],
  ],
])('%j reaches %j', (texts, stages) => {
  expect(active(...texts)).toEqual(stages);
});
