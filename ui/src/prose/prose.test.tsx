import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { Prose } from './prose';

describe('Prose', () => {
  it('shows the text with the page’s own headings and lists', () => {
    const { all, text } = serverMarkup(<Prose html="<h2>Returns</h2><ul><li>Unopened</li></ul>" />);
    expect([all('h2').length, all('li').length]).toEqual([1, 1]);
    expect(text).toContain('Unopened');
  });
});
