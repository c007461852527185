import { describe, expect, it } from 'vitest';
import { itKeepsTheFieldAnatomy } from '../testing/field-promises';
import { serverMarkup } from '../testing/read-markup';
import { RadioGroup } from './radio-group';

describe('RadioGroup', () => {
  itKeepsTheFieldAnatomy(
    (texts) => <RadioGroup {...texts} choices={[{ value: '1', label: 'Yes' }]} />,
    'fieldset',
  );

  it('selects nothing by default, and the given value if there is one', () => {
    const choices = [
      { value: '0', label: 'No' },
      { value: '1', label: 'Yes' },
    ];
    expect(serverMarkup(<RadioGroup name="a" label="A" choices={choices} />).html).not.toContain('checked');
    const { labeled } = serverMarkup(<RadioGroup name="a" label="A" choices={choices} defaultValue="1" />);
    expect(labeled('Yes')?.attributes).toHaveProperty('checked');
  });

  it("gives the first radio the field's id, so the summary’s link reaches it", () => {
    const { labeled } = serverMarkup(
      <RadioGroup name="a" label="A" choices={[{ value: '0', label: 'No' }]} />,
    );
    expect(labeled('No')?.attributes.id).toBe('a');
  });

  it('renders what a choice reveals, so it is there if CSS cannot hide it', () => {
    const { text } = serverMarkup(
      <RadioGroup
        name="a"
        label="A"
        choices={[{ value: '1', label: 'Yes', reveal: <p>If yes, when?</p> }]}
      />,
    );
    expect(text).toContain('If yes, when?');
  });

  it("keeps the group's hint apart from its first choice's hint", () => {
    const { all, labeled, description } = serverMarkup(
      <RadioGroup
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
