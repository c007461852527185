import { describe, expect, it } from 'vitest';
import { serverMarkup, textOf } from '../testing/read-markup';
import { CardField } from './card-field';

describe('CardField', () => {
  it('names the accepted cards', () => {
    const { text } = serverMarkup(<CardField id="card" />);
    for (const brand of ['Visa', 'Mastercard', 'Amex']) expect(text).toContain(brand);
  });

  it('announces the provider’s message, since it cannot describe a field in the provider’s frame', () => {
    const { byId } = serverMarkup(<CardField id="card" error="Your card was declined." />);
    expect(textOf(byId('card-error'))).toContain('Your card was declined.');
    expect(byId('card-error')?.attributes.role).toBe('alert');
  });
});
