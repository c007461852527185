import { describe, expect, it } from 'vitest';
import { itKeepsTheFieldAnatomy } from '../testing/field-promises';
import { serverMarkup } from '../testing/read-markup';
import { SsnInput } from './ssn-input';

describe('SsnInput', () => {
  itKeepsTheFieldAnatomy((texts) => <SsnInput {...texts} label={String(texts.label)} />);

  it('says what is kept by its last four digits and prints no value', () => {
    const { all, text } = serverMarkup(<SsnInput name="ssn" storedLastFour="6789" />);
    expect(text).toContain('•••-••-6789');
    expect(all('input')[0]?.attributes.value).toBeUndefined();
    expect(all('input')[0]?.attributes.autocomplete).toBe('off');
  });
});
