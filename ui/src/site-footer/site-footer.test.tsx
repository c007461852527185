import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { SiteFooter } from './site-footer';

describe('SiteFooter', () => {
  it('names each list of links', () => {
    const { all } = serverMarkup(
      <SiteFooter columns={[{ title: 'Help', links: [{ label: 'FAQ', href: '/f' }] }]} />,
    );
    expect(all('nav')[0]?.attributes['aria-label']).toBe('Help');
  });
});
