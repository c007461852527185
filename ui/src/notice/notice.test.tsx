import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { Notice } from './notice';

describe('Notice', () => {
  it('names its kind for people who do not see the color', () => {
    const { all } = serverMarkup(<Notice tone="warning">Careful</Notice>);
    expect(all('svg')[0]?.attributes).toMatchObject({ role: 'img', 'aria-label': 'Warning' });
  });

  it('is announced only on request', () => {
    expect(serverMarkup(<Notice>Text</Notice>).html).not.toContain('role="alert"');
    expect(serverMarkup(<Notice announce="alert">Text</Notice>).html).toContain('role="alert"');
  });
});
