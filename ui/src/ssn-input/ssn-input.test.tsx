import { describe, expect, it } from 'vitest';
import { itKeepsTheFieldAnatomy } from '../testing/field-promises';
import { serverMarkup } from '../testing/read-markup';
import { SsnInput } from './ssn-input';

describe('SsnInput', () => {
  itKeepsTheFieldAnatomy((texts) => <SsnInput {...texts} label={String(texts.label)} />);

  it('renders no value, and turns autocomplete off', () => {
    const { all } = serverMarkup(<SsnInput name="ssn" />);
    expect(all('input')[0]?.attributes.value).toBeUndefined();
    expect(all('input')[0]?.attributes.autocomplete).toBe('off');
  });
});
