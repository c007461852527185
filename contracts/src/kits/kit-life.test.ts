import { describe, expect, it } from 'vitest';
import { makeOwnKit } from '../testing/index';
import { kitLife, kitStages, nextKitAction, type KitStage } from './kit-life';

const at = '2026-11-20T15:00:00.000Z';
const dated = (...stages: KitStage[]) => ({
  ...makeOwnKit().dates,
  ...Object.fromEntries(Object.keys(kitStages).map((stage) => [stage, null])),
  ...Object.fromEntries(stages.map((stage) => [stage, at])),
});
const states = (kit: Parameters<typeof kitLife>[0]) =>
  kitLife(kit).map(({ stage, state }) => `${stage} ${state}`);

describe('the life of a kit', () => {
  it('has seven stages, of which one comes next', () => {
    expect(states(makeOwnKit({ dates: dated('ordered', 'packed') }))).toEqual([
      'ordered done',
      'packed done',
      'sent now',
      'delivered to-come',
      'registered to-come',
      'lab to-come',
      'report to-come',
    ]);
  });

  it('counts a parcel that nobody scanned as delivered once its kit is registered', () => {
    const life = kitLife(makeOwnKit({ dates: dated('ordered', 'sent', 'registered') }));
    expect(life.find(({ stage }) => stage === 'delivered')).toEqual({
      stage: 'delivered',
      state: 'done',
      at: null,
    });
  });

  it('does not count a kit as registered because its sample arrived', () => {
    const kit = makeOwnKit({ dates: dated('ordered', 'sent', 'lab') });
    expect(states(kit)).toContain('registered now');
    expect(nextKitAction(kit)).toBe('register');
  });

  it('of a kit that someone else bought begins when it is registered', () => {
    const kit = makeOwnKit({ orderId: null, dates: dated('registered') });
    expect(states(kit)).toEqual(['registered done', 'lab now', 'report to-come']);
  });

  it('of a kit that another account registered ends there', () => {
    const kit = makeOwnKit({ isGivenAway: true, dates: dated('ordered', 'sent') });
    expect(states(kit).at(-1)).toBe('registered done');
    expect(nextKitAction(kit)).toBeNull();
  });
});

it.each([
  [['ordered'], 'see-order'],
  [['ordered', 'packed'], 'see-order'],
  [['ordered', 'sent'], 'track'],
  [['ordered', 'sent', 'delivered'], 'register'],
  [['ordered', 'sent', 'registered'], 'collect'],
  [['ordered', 'sent', 'registered', 'lab'], null],
] as const)('after %j the next step is %s', (reached, action) => {
  expect(nextKitAction(makeOwnKit({ reportId: null, dates: dated(...reached) }))).toBe(action);
});

it('with a report, the next step is to read it', () => {
  expect(nextKitAction(makeOwnKit({ reportId: 'r1', dates: dated('registered', 'report') }))).toBe(
    'read-report',
  );
});
