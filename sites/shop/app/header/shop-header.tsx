import { formatUsd } from '@larkwell/contracts/fields/money';
import { CartDrawer } from '@larkwell/ui/cart-drawer/cart-drawer';
import { PageDialog } from '@larkwell/ui/page-dialog/page-dialog';
import { SearchBox } from '@larkwell/ui/search-box/search-box';
import { AccountMenu, MenuButton, MenuLink } from '@larkwell/ui/site-header/account-menu';
import { CartLink, HeaderLink, SiteHeader } from '@larkwell/ui/site-header/site-header';
import { paths } from '../paths';
import { PostForm } from '@larkwell/platform/forms/post-form';
import type { HeaderData } from './header-data';
import { initialsOf, userMenu } from './user-menu';

type ShopHeaderProps = {
  header: HeaderData;
  /** The last search, shown in the field. */
  search?: string;
  pathname: string;
};

/** The top of every page. Everything in it is a link or a form; script opens some of them in place. */
export function ShopHeader({ header: { person, cart }, search, pathname }: ShopHeaderProps) {
  const links = [
    { label: 'All Tests', href: paths.categories() },
    { label: 'Register a kit', href: paths.registerKit() },
    { label: 'Help', href: paths.help() },
  ].map((link) => ({ ...link, current: pathname === link.href }));
  return (
    <SiteHeader homeHref={paths.home()} links={links} search={<Search value={search} />}>
      {person ? (
        <AccountMenu
          initials={initialsOf(person.name)}
          name={person.name}
          links={userMenu(person).map(({ label, to }) => ({ label, href: to }))}
          actions={<AccountActions />}
        />
      ) : (
        <>
          <PageDialog title="Sign Up">
            <HeaderLink href={paths.signUp()} wideOnly>
              Sign Up
            </HeaderLink>
          </PageDialog>
          <PageDialog title="Sign In">
            <HeaderLink href={paths.signIn()} icon="user">
              Sign In
            </HeaderLink>
          </PageDialog>
        </>
      )}
      <CartDrawer source={paths.cartDrawer()}>
        <CartLink
          href={paths.cart()}
          count={cart.count}
          total={cart.total === null ? undefined : formatUsd(cart.total)}
        />
      </CartDrawer>
    </SiteHeader>
  );
}

function Search({ value }: { value?: string }) {
  return (
    <SearchBox
      action={paths.categories()}
      name="search"
      label="Search tests"
      placeholder="Search tests"
      defaultValue={value}
      suggestionsFrom={`${paths.suggestions()}?search=`}
    />
  );
}

/** The two forms that open over any page, and Logout. */
function AccountActions() {
  return (
    <>
      <PageDialog title="Change password">
        <MenuLink label="Change password" href={paths.changePassword()} />
      </PageDialog>
      <PageDialog title="Edit address">
        <MenuLink label="Edit address" href={paths.editAddress()} />
      </PageDialog>
      <PostForm action={paths.signOut()}>
        <MenuButton>Logout</MenuButton>
      </PostForm>
    </>
  );
}
