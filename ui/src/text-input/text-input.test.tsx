import { describe, expect, it } from 'vitest';
import { itKeepsTheFieldAnatomy } from '../testing/field-promises';
import { serverMarkup } from '../testing/read-markup';
import { TextInput } from './text-input';

describe('TextInput', () => {
  itKeepsTheFieldAnatomy((texts) => <TextInput {...texts} />);

  it('keeps what was typed', () => {
    const { labeled } = serverMarkup(<TextInput name="city" label="City" defaultValue="Omaha" />);
    expect(labeled('City')?.attributes.value).toBe('Omaha');
  });

  it('leaves checking to the server', () => {
    const input = serverMarkup(<TextInput name="city" label="City" error="Missing" />).labeled('City');
    for (const rule of ['required', 'pattern', 'minlength'])
      expect(input?.attributes).not.toHaveProperty(rule);
  });

  it('says what is optional', () => {
    expect(serverMarkup(<TextInput name="suit" label="Apartment" optional />).text).toContain(
      'Apartment (optional)',
    );
  });

  it('can be the page’s question', () => {
    const { all } = serverMarkup(<TextInput name="email" label="Your email" asHeading />);
    expect(all('h1')).toHaveLength(1);
  });
});
