import { expect, it } from 'vitest';
import { makeTrackElement } from '../testing/index';
import { isParcelDelivered, trackingStages } from './tracking';

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

it('names the scan that reached a stage first, whatever its text', () => {
  const scans = ['Out for Delivery', 'In Transit', 'USPS Accepted'].map((text) => makeTrackElement({ text }));
  expect(trackingStages(scans).map(({ scan }) => scan?.text)).toEqual([
    undefined,
    'USPS Accepted',
    'In Transit',
    undefined,
  ]);
  expect(trackingStages(scans.slice(0, 1))[2]?.scan?.text).toBe('Out for Delivery');
});

it.each([
  ['Delivered, Front Door/Porch', true],
  ['DELIVERED, PARCEL LOCKER', true],
  ['Delivered, To Original Sender', false],
  ['Out for Delivery', false],
  ['Undeliverable as Addressed', false],
])('counts a parcel as delivered by "%s": %s', (text, isDelivered) => {
  expect(isParcelDelivered([makeTrackElement({ text }), makeTrackElement()])).toBe(isDelivered);
});
