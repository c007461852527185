import { makeOwnKit } from '@larkwell/contracts/testing';
import { expect, it } from 'vitest';
import { describeLife } from './kit-stages';

const at = '2026-11-19T15:00:00.000Z';
const { dates } = makeOwnKit();
const wordsOf = (over: Partial<typeof dates>) =>
  Object.fromEntries(
    describeLife(makeOwnKit({ dates: { ...dates, ...over } })).map(({ label, words }) => [label, words]),
  );

it('shows the day of a stage by the shop’s calendar', () => {
  expect(wordsOf({ ordered: '2026-11-20T03:00:00.000Z' })['Order received']).toBe('Nov 19');
});

it('asks a person for what only they can do', () => {
  expect(wordsOf({}).Registered).toBe('Do this next');
  expect(wordsOf({ registered: at })['At the lab']).toBe('Mail your sample');
});

it('says by when the report comes, as the home page promises', () => {
  expect(wordsOf({ registered: at, lab: at })['Report ready']).toBe('By Nov 24');
});

it('asks nothing of a person while a parcel is on its way', () => {
  expect(wordsOf({ delivered: null })).toMatchObject({ Delivered: undefined, Registered: undefined });
});
