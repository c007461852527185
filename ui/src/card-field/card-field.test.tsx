import { describe, expect, it } from 'vitest';
import { serverMarkup, textOf } from '../testing/read-markup';
import { CardField } from './card-field';

describe('CardField', () => {
  it('names the accepted cards', () => {
    const { text } = serverMarkup(<CardField id="card" />);
    expect(text).toContain('We accept Visa, Mastercard and American Express.');
  });

  it('reads the provider’s message aloud, since the provider’s frame cannot be described by it', () => {
    const { byId } = serverMarkup(<CardField id="card" error="Your card was declined." />);
    expect(textOf(byId('card-error'))).toContain('Your card was declined.');
    expect(byId('card-error')?.attributes.role).toBe('alert');
  });
});
