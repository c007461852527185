import { describe, expect, it } from 'vitest';
import { itKeepsTheFieldAnatomy } from '../testing/field-promises';
import { serverMarkup } from '../testing/read-markup';
import { Checkbox } from './checkbox';

describe('Checkbox', () => {
  itKeepsTheFieldAnatomy((texts) => <Checkbox {...texts} />);

  it('posts its value if checked', () => {
    const { labeled } = serverMarkup(<Checkbox name="ok" label="I agree" value="yes" defaultChecked />);
    expect(labeled('I agree')?.attributes).toMatchObject({ value: 'yes', checked: '' });
  });
});
