import { describe, expect, it } from 'vitest';
import { itKeepsTheFieldAnatomy } from '../testing/field-promises';
import { serverMarkup } from '../testing/read-markup';
import { StarRatingInput } from './star-rating-input';

describe('StarRatingInput', () => {
  itKeepsTheFieldAnatomy((texts) => <StarRatingInput {...texts} />, 'fieldset');

  it('offers every half star from 0.5 to 5 and selects none', () => {
    const { all } = serverMarkup(<StarRatingInput name="rating" label="Rating" />);
    expect(all('input').map(({ attributes }) => attributes.value)).toEqual(
      Array.from({ length: 10 }, (_, index) => String((index + 1) / 2)),
    );
    expect(all('input').some(({ attributes }) => 'checked' in attributes)).toBe(false);
  });
});
