import { describe, expect, it } from 'vitest';
import { createKeyring } from '../security';
import { findChangedTerms, readTerms, sealTerms, type ShownTerms } from './terms';

const keyring = createKeyring(['a secret of the API']);
const shown: ShownTerms = {
  subject: 'order 1',
  total: 4900,
  facts: [
    ['Thyroid Test', '1 × $49.00'],
    ['Discount code', 'SAVE10'],
  ],
};

describe('a form’s terms', () => {
  it('read back as they were shown', () => {
    expect(readTerms(sealTerms(shown, keyring), keyring)).toEqual(shown);
  });

  it.each([
    '',
    'x',
    'x.y',
    sealTerms(shown, createKeyring(['another secret'])),
    `${sealTerms(shown, keyring)}x`,
  ])('cannot be read when we did not create them: %s', (text) => expect(readTerms(text, keyring)).toBeNull());

  it('have not changed when the same things are shown, or none were sent', () => {
    expect(findChangedTerms(sealTerms(shown, keyring), { ...shown }, keyring)).toBeNull();
    expect(findChangedTerms(undefined, { ...shown, total: 1 }, keyring)).toBeNull();
  });

  it('name each thing that is new, gone or different, before and now', () => {
    const now: ShownTerms = {
      subject: 'order 1',
      total: 14800,
      facts: [
        ['Thyroid Test', '2 × $49.00'],
        ['Food Test', '1 × $50.00'],
      ],
    };
    expect(findChangedTerms(sealTerms(shown, keyring), now, keyring)).toEqual({
      changes: [
        { name: 'Thyroid Test', before: '1 × $49.00', now: '2 × $49.00' },
        { name: 'Discount code', before: 'SAVE10', now: null },
        { name: 'Food Test', before: null, now: '1 × $50.00' },
        { name: 'Total', before: '$49.00', now: '$148.00' },
      ],
      terms: sealTerms(now, keyring),
    });
  });

  it('have not changed for a press that depends on none of the differences, and name only what it depends on', () => {
    const given = sealTerms(shown, keyring);
    const now: ShownTerms = {
      ...shown,
      facts: [
        ['Thyroid Test', '2 × $49.00'],
        ['Discount code', 'SAVE20'],
      ],
    };
    const find = (facts: string[], what = now) => findChangedTerms(given, what, keyring, facts);
    expect(find(['Another'])).toBeNull();
    expect(find(['Discount code'])?.changes).toEqual([
      { name: 'Discount code', before: 'SAVE10', now: 'SAVE20' },
    ]);
    expect(find(['Another'], { ...now, total: 1 })?.changes).toMatchObject([{ name: 'Total' }]);
    expect(find(['Another'], { ...now, subject: 'order 2' })).not.toBeNull();
  });

  it('have changed when they belong to something else, even if it all looks alike', () => {
    expect(
      findChangedTerms(sealTerms(shown, keyring), { ...shown, subject: 'order 2' }, keyring),
    ).not.toBeNull();
  });
});
