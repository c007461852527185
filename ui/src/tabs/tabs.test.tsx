import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { Tabs } from './tabs';

describe('Tabs', () => {
  it('are links in a named navigation, with the current one marked', () => {
    const { all } = serverMarkup(
      <Tabs
        label="Account"
        tabs={[
          { label: 'Login', href: '/signin', current: true },
          { label: 'Sign Up', href: '/signin?mode=signup' },
        ]}
      />,
    );
    expect(all('nav')[0]!.attributes['aria-label']).toBe('Account');
    expect(all('a').map(({ attributes }) => [attributes.href, attributes['aria-current']])).toEqual([
      ['/signin', 'page'],
      ['/signin?mode=signup', undefined],
    ]);
  });
});
