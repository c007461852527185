import { describe, expect, it } from 'vitest';
import { itKeepsTheFieldAnatomy } from '../testing/field-promises';
import { serverMarkup } from '../testing/read-markup';
import { ZipInput } from './zip-input';

describe('ZipInput', () => {
  itKeepsTheFieldAnatomy((texts) => <ZipInput {...texts} />);

  it('accepts a pasted ZIP+4, so nothing is cut before the server reads it', () => {
    const input = serverMarkup(<ZipInput name="zip" label="ZIP code" />).labeled('ZIP code');
    expect(Number(input?.attributes.maxlength)).toBe(10);
  });
});
