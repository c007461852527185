import { describe, expect, it } from 'vitest';
import { itKeepsTheFieldAnatomy } from '../testing/field-promises';
import { serverMarkup } from '../testing/read-markup';
import { Select } from './select';

describe('Select', () => {
  itKeepsTheFieldAnatomy((texts) => (
    <Select {...texts} options={[{ value: 'NE', label: 'Nebraska (NE)' }]} />
  ));

  it('offers an empty first option and keeps the choice', () => {
    const { all } = serverMarkup(
      <Select
        name="state"
        label="State"
        placeholder="Select a state"
        defaultValue="NE"
        options={[{ value: 'NE', label: 'Nebraska (NE)' }]}
      />,
    );
    expect(all('option').map(({ attributes }) => attributes.value)).toEqual(['', 'NE']);
    expect(all('option')[1]?.attributes).toHaveProperty('selected');
  });
});
