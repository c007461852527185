import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { CardField } from './card-field';

describe('CardField', () => {
  it('names the accepted cards and shows the provider’s message', () => {
    const { text, byId } = serverMarkup(<CardField id="card" error="Your card was declined." />);
    expect(text).toContain('We accept Visa, Mastercard and American Express.');
    expect(byId('card-error')).toBeDefined();
  });
});
