import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { AccountMenu, CartLink, SiteHeader } from './site-header';

describe('AccountMenu', () => {
  it('starts with the skip link', () => {
    const { all } = serverMarkup(<SiteHeader homeHref="/" />);
    expect(all('a')[0]?.attributes.href).toBe('#main');
  });

  it('says how much is in the cart', () => {
    expect(serverMarkup(<CartLink href="/cart" count={1} total="$9.00" />).text).toContain('Cart, 1 item');
    expect(serverMarkup(<CartLink href="/cart" count={99} />).text).toContain('Cart, 99 items');
    expect(serverMarkup(<CartLink href="/cart" count={1234} />).text).toContain('Cart, 99+ items');
  });

  it('lists the account’s pages without script', () => {
    const { all } = serverMarkup(
      <AccountMenu
        initials="ML"
        name="Maya"
        links={[{ label: 'My Orders', href: '/orders' }]}
        actions={null}
      />,
    );
    expect(all('details')).toHaveLength(1);
    expect(all('a')[0]?.attributes.href).toBe('/orders');
  });
});
