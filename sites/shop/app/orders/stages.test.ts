import { makeOrder, makeTrackElement, makeTracking } from '@larkwell/contracts/testing';
import { describe, expect, it } from 'vitest';
import { describeStages } from './stages';

const orderWith = (...texts: string[]) => ({
  ...makeOrder({ created_ts: '2026-11-17T15:00:00.000Z' }),
  tracking: makeTracking({
    trackData: {
      elements: texts.map((text, index) => makeTrackElement({ text, date: `Nov ${20 - index}` })),
    },
  }),
});

describe('the stages of a parcel', () => {
  it('start with the order, on its real date', () => {
    expect(describeStages({ ...orderWith(), tracking: null })).toEqual([
      { label: 'order received', reached: true, date: 'Tue, Nov 17, 2026' },
      { label: 'pick up', reached: false, date: undefined },
      { label: 'in transit', reached: false, date: undefined },
      { label: 'delivered', reached: false, date: undefined },
    ]);
  });

  it('carry the date of the scan that reached them', () => {
    const stages = describeStages(
      orderWith('Delivered, Front Door', 'Out for Delivery', 'ACCEPTED at Omaha'),
    );
    expect(stages.map(({ reached }) => reached)).toEqual([true, true, true, true]);
    expect(stages.slice(1).map(({ date }) => date)).toEqual(['Nov 18', 'Nov 19', 'Nov 20']);
  });

  it('are all reached by a delivered order, on the recorded day if no scan has one', () => {
    const delivered = { status: 'Delivered', delivered_ts: '2026-11-23T15:00:00.000Z' };
    const stages = describeStages({ ...orderWith('ACCEPTED at Omaha'), ...delivered });
    expect(stages.map(({ reached }) => reached)).toEqual([true, true, true, true]);
    expect(stages.map(({ date }) => date)).toEqual([
      'Tue, Nov 17, 2026',
      'Nov 20',
      undefined,
      'Mon, Nov 23, 2026',
    ]);
  });
});
