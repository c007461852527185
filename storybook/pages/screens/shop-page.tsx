import type { ReactNode } from 'react';
import { SearchBox } from '@larkwell/ui/search-box/search-box';
import { SiteFooter } from '@larkwell/ui/site-footer/site-footer';
import { CartLink, HeaderLink, SiteHeader } from '@larkwell/ui/site-header/site-header';

const links = [
  { label: 'All Tests', href: '/categories' },
  { label: 'Register a kit', href: '/register-kit' },
  { label: 'COVID-19 testing', href: '/covid-19-testing' },
  { label: 'Support', href: '/support' },
];

/** Header, main and footer as the shop has them. */
export function ShopPage({ current, children }: { current?: string; children: ReactNode }) {
  return (
    <>
      <SiteHeader
        homeHref="/"
        links={links.map((link) => ({ ...link, current: link.href === current }))}
        search={<SearchBox action="/categories" label="Search tests" placeholder="Search tests" />}
      >
        <HeaderLink href="/signin?mode=signup" wideOnly>
          Sign Up
        </HeaderLink>
        <HeaderLink href="/signin" icon="user">
          Sign In
        </HeaderLink>
        <CartLink href="/cart" count={2} total="$98.00" />
      </SiteHeader>
      <main id="main" className="page stack">
        {children}
      </main>
      <SiteFooter
        columns={[
          { title: 'Shop', links: links.slice(0, 2) },
          {
            title: 'Help',
            links: [
              { label: 'Help centre', href: '/support/help' },
              { label: 'Return policy', href: '/page/return-policy' },
            ],
          },
        ]}
        note={<p>Labs certified by CAP and CLIA.</p>}
      />
    </>
  );
}

/** Header, main and footer as the booking site has them. */
export function BookingPage({ children, wide }: { children: ReactNode; wide?: boolean }) {
  return (
    <>
      <SiteHeader homeHref="/covid-19-testing" suffix="COVID-19 testing" />
      <main id="main" className={`page stack ${wide ? 'page-wide' : ''}`}>
        {children}
      </main>
      <SiteFooter columns={[]} help={<p>Questions? Call (402) 555-0100.</p>} />
    </>
  );
}
