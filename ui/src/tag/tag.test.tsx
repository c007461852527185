import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { Tag } from './tag';

describe('Tag', () => {
  it('says its state in words and hides the shape from screen readers', () => {
    const { all, text } = serverMarkup(<Tag tone="success">Report Generated</Tag>);
    expect(text).toBe('Report Generated');
    expect(all('svg')[0]?.attributes['aria-hidden']).toBe('true');
  });
});
