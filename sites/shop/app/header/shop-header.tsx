import { formatUsd } from '@larkwell/contracts/fields/money';
import { Button } from '@larkwell/ui/button/button';
import { AccountMenu, CartLink, HeaderLink, SiteHeader } from '@larkwell/ui/site-header/site-header';
import { paths } from '../paths';
import { FormToken } from '../session/form-token';
import type { HeaderData } from './header-data';
import { ProductSearch } from './product-search';
import { initialsOf, userMenu } from './user-menu';

type ShopHeaderProps = {
  header: HeaderData;
  /** What was searched for, shown again in the field. */
  search?: string;
  pathname: string;
};

/** The top of every page. Everything in it is a link or a form; script only opens some of them in place. */
export function ShopHeader({ header: { person, cart }, search, pathname }: ShopHeaderProps) {
  const links = [
    { label: 'All Tests', href: paths.categories() },
    { label: 'Register a kit', href: paths.registerKit() },
    { label: 'Help', href: paths.help() },
  ].map((link) => ({ ...link, current: pathname === link.href }));
  return (
    <SiteHeader homeHref={paths.home()} links={links} search={<ProductSearch value={search} />}>
      {person ? (
        <AccountMenu
          initials={initialsOf(person.name)}
          name={person.name}
          links={userMenu(person).map(({ label, to }) => ({ label, href: to }))}
          signOut={<SignOut />}
        />
      ) : (
        <HeaderLink href={paths.signIn()}>Sign In</HeaderLink>
      )}
      <CartLink href={paths.cart()} count={cart.count} total={formatUsd(cart.total)} />
    </SiteHeader>
  );
}

function SignOut() {
  return (
    <form action={paths.signOut()} method="post">
      <FormToken />
      <Button variant="quiet" size="small">
        Logout
      </Button>
    </form>
  );
}
