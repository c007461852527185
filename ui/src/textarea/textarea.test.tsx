import { describe, expect, it } from 'vitest';
import { itKeepsTheFieldAnatomy } from '../testing/field-promises';
import { serverMarkup } from '../testing/read-markup';
import { Textarea } from './textarea';

describe('Textarea', () => {
  itKeepsTheFieldAnatomy((texts) => <Textarea {...texts} />);

  it('keeps what was typed', () => {
    expect(serverMarkup(<Textarea name="text" label="Message" defaultValue="Hello" />).text).toContain(
      'Hello',
    );
  });
});
