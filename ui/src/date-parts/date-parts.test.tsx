import { describe, expect, it } from 'vitest';
import { itKeepsTheFieldAnatomy } from '../testing/field-promises';
import { serverMarkup } from '../testing/read-markup';
import { DateParts } from './date-parts';

describe('DateParts', () => {
  itKeepsTheFieldAnatomy((texts) => <DateParts {...texts} />, 'fieldset');

  it('posts month, day and year under their own names, in this order', () => {
    const { all } = serverMarkup(<DateParts name="dob" label="Date of birth" />);
    expect(all('input').map(({ attributes }) => attributes.name)).toEqual([
      'dob.month',
      'dob.day',
      'dob.year',
    ]);
  });

  it('marks only the wrong part', () => {
    const { labeled } = serverMarkup(
      <DateParts name="dob" label="Date of birth" error="Must include a day" wrongParts={['day']} />,
    );
    expect(labeled('Day')?.attributes['aria-invalid']).toBe('true');
    expect(labeled('Month')?.attributes['aria-invalid']).toBeUndefined();
  });

  it('returns what was typed, word or number', () => {
    const { labeled } = serverMarkup(<DateParts name="dob" label="Born" defaultValue={{ month: 'April' }} />);
    expect(labeled('Month')?.attributes.value).toBe('April');
  });
});
