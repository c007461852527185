import { describe, expect, it } from 'vitest';
import { itKeepsTheFieldAnatomy } from '../testing/field-promises';
import { serverMarkup } from '../testing/read-markup';
import { FileInput } from './file-input';

describe('FileInput', () => {
  itKeepsTheFieldAnatomy((texts) => <FileInput {...texts} />);

  it("stores the file with its own button, skipping the form's validation", () => {
    const { all } = serverMarkup(<FileInput name="front" label="Front" uploadIntent="upload-front" />);
    expect(all('button')[0]?.attributes).toMatchObject({ name: 'intent', value: 'upload-front' });
    expect(all('button')[0]?.attributes).toHaveProperty('formnovalidate');
  });

  it('shows the stored file instead of an empty picker', () => {
    const { all, text } = serverMarkup(
      <FileInput name="front" label="Front" stored={{ name: 'front.jpg' }} removeIntent="remove-front" />,
    );
    expect(all('input')).toHaveLength(0);
    expect(text).toContain('front.jpg');
    expect(all('button')[0]?.attributes.value).toBe('remove-front');
  });
});
