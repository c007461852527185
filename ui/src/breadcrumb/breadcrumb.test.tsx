import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { BackLink, Breadcrumb } from './breadcrumb';

describe('BackLink', () => {
  it('lists the pages above as links', () => {
    const { all } = serverMarkup(<Breadcrumb crumbs={[{ label: 'Home', href: '/' }]} />);
    expect(all('nav')[0]?.attributes['aria-label']).toBe('Breadcrumb');
    expect(all('a')[0]?.attributes.href).toBe('/');
  });

  it('goes one step back', () => {
    expect(serverMarkup(<BackLink href="/covid-19-testing" />).text).toBe('Back');
  });
});
