import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { FlashNotice } from './flash-notice';

describe('FlashNotice', () => {
  it('is announced, and has no dead button without script', () => {
    const { all, html } = serverMarkup(<FlashNotice>Saved</FlashNotice>);
    expect(html).toContain('role="alert"');
    expect(all('button')[0]?.attributes.class).toContain('with-script');
  });
});
