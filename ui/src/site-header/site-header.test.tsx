import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { AccountMenu } from './account-menu';
import { BareHeader, CartLink, SiteHeader } from './site-header';

describe('the header', () => {
  it('starts with the skip link', () => {
    const { all } = serverMarkup(<SiteHeader homeHref="/" />);
    expect(all('a')[0]?.attributes.href).toBe('#main');
  });

  it('opens sections and search from buttons of a narrow header, without script', () => {
    const links = [{ label: 'Help', href: '/help' }];
    const { all } = serverMarkup(<SiteHeader homeHref="/" links={links} search={<p>Search</p>} />);
    const ids = all('button').map(({ attributes }) => attributes.popovertarget);
    const popovers = [...all('nav'), ...all('div')].filter(({ attributes }) => attributes.popover);
    expect(popovers.map(({ attributes }) => attributes.id).sort()).toEqual([...ids].sort());
    expect(ids).toHaveLength(2);
  });

  it('leads nowhere but home from a page that takes money', () => {
    const { all, text } = serverMarkup(<BareHeader homeHref="/">Secure checkout</BareHeader>);
    expect(all('a').map(({ attributes }) => attributes.href)).toEqual(['#main', '/']);
    expect(text).toContain('Secure checkout');
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
    const [opener] = all('button');
    const opened = all('div').find(({ attributes }) => attributes.id === opener?.attributes.popovertarget);
    expect(opened?.attributes.popover).toBe('auto');
    expect(all('a')[0]?.attributes.href).toBe('/orders');
  });
});
