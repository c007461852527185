import { describe, expect, it } from 'vitest';
import { serverMarkup, textOf } from '../testing/read-markup';
import { NumberedSteps } from './numbered-steps';

describe('NumberedSteps', () => {
  it('is an ordered list, so its numbers are announced without the drawing', () => {
    const { all } = serverMarkup(
      <NumberedSteps
        steps={[
          { key: 'a', content: 'Register' },
          { key: 'b', content: 'Post' },
        ]}
      />,
    );
    expect(all('ol')).toHaveLength(1);
    expect(all('li').map(textOf)).toEqual(['Register', 'Post']);
  });
});
