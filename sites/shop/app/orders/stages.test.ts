import { makeTrackElement, makeTracking } from '@larkwell/contracts/testing';
import { describe, expect, it } from 'vitest';
import { describeStages } from './stages';

const ordered = '2026-11-17T15:00:00.000Z';
const trackingOf = (...texts: string[]) =>
  makeTracking({
    trackData: {
      elements: texts.map((text, index) => makeTrackElement({ text, date: `Nov ${20 - index}` })),
    },
  });

describe('the stages of a parcel', () => {
  it('begin with the order, on its real date', () => {
    expect(describeStages(ordered, null)).toEqual([
      { label: 'order received', reached: true, date: 'Tue, Nov 17, 2026' },
      { label: 'pick up', reached: false, date: undefined },
      { label: 'in transit', reached: false, date: undefined },
      { label: 'delivered', reached: false, date: undefined },
    ]);
  });

  it('carry the date of the scan that reached them', () => {
    const stages = describeStages(
      ordered,
      trackingOf('Delivered, Front Door', 'Out for Delivery', 'ACCEPTED at Omaha'),
    );
    expect(stages.map(({ reached }) => reached)).toEqual([true, true, true, true]);
    expect(stages[1]?.date).toBe('Nov 18');
    expect(stages[3]?.date).toBe('Nov 20');
  });
});
