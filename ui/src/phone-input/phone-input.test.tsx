import { describe, expect, it } from 'vitest';
import { itKeepsTheFieldAnatomy } from '../testing/field-promises';
import { serverMarkup } from '../testing/read-markup';
import { PhoneInput } from './phone-input';

describe('PhoneInput', () => {
  itKeepsTheFieldAnatomy((texts) => <PhoneInput {...texts} />);

  it('is a telephone field that browsers can fill', () => {
    const input = serverMarkup(<PhoneInput name="phone" label="Phone" />).labeled('Phone');
    expect(input?.attributes).toMatchObject({ type: 'tel', autocomplete: 'tel' });
  });
});
