import { describe, expect, it } from 'vitest';
import { itKeepsTheFieldAnatomy } from '../testing/field-promises';
import { serverMarkup } from '../testing/read-markup';
import { CheckboxGroup } from './checkbox-group';

describe('CheckboxGroup', () => {
  itKeepsTheFieldAnatomy(
    (texts) => <CheckboxGroup {...texts} choices={[{ value: '1', label: 'Cough' }]} />,
    'fieldset',
  );

  it('checks the chosen boxes', () => {
    const choices = ['a', 'b'].map((value) => ({ value, label: value }));
    const { labeled } = serverMarkup(
      <CheckboxGroup name="x" label="X" choices={choices} defaultValue={['b']} />,
    );
    expect(labeled('b')?.attributes).toHaveProperty('checked');
    expect(labeled('a')?.attributes).not.toHaveProperty('checked');
  });

  it("keeps the group's hint apart from its first choice's hint", () => {
    const { all, labeled, description } = serverMarkup(
      <CheckboxGroup
        name="a"
        label="A"
        hint="Of the group"
        choices={[{ value: '1', label: 'Yes', hint: 'Of yes' }]}
      />,
    );
    expect(description(all('fieldset')[0])).toBe('Of the group');
    expect(description(labeled('Yes'))).toBe('Of yes');
  });
});
