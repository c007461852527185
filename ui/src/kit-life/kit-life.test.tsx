import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { KitLife } from './kit-life';

describe('KitLife', () => {
  it('says of each stage whether it is completed, next or to come, and marks the next one', () => {
    const { all, text } = serverMarkup(
      <KitLife
        label="Iron Check"
        stages={[
          { label: 'Ordered', state: 'done', words: 'Nov 5' },
          { label: 'Registered', state: 'now', words: 'Do this next' },
          { label: 'Report ready', state: 'to-come' },
        ]}
      />,
    );
    expect(text).toContain('Ordered, completed');
    expect(text).toContain('Registered, next');
    expect(text).toContain('Report ready, to come');
    expect(all('ol')[0]!.attributes['aria-label']).toBe('Iron Check');
    expect(all('li').map(({ attributes }) => attributes['aria-current'])).toEqual([
      undefined,
      'step',
      undefined,
    ]);
  });
});
