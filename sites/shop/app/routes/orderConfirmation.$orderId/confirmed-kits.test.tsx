import { makeConfirmationLine } from '@larkwell/contracts/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ConfirmedKits } from './confirmed-kits';

const lines = [
  makeConfirmationLine({ name: 'Iron Check', price: 4900 }),
  makeConfirmationLine({ name: 'Thyroid Check', price: 9900 }),
];
const wordsFor = (total: number) =>
  renderToStaticMarkup(<ConfirmedKits lines={lines} total={total} />).replaceAll(/<[^>]+>/g, ' ');

describe('the kits of a paid order', () => {
  it('have their prices', () => {
    expect(wordsFor(14_800)).toMatch(/Iron Check.*\$49\.00.*Thyroid Check.*\$99\.00/);
    expect(wordsFor(14_800)).toMatch(/Total\s+\$148\.00/);
    expect(wordsFor(14_800)).not.toMatch(/Discount|Subtotal/);
  });

  it('add up to what was paid, with the discount', () => {
    expect(wordsFor(13_320)).toMatch(/Subtotal\s+\$148\.00\s+Discount\s+−\$14\.80\s+Total\s+\$133\.20/);
  });
});
