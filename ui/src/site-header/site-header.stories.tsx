import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SearchBox } from '../search-box/search-box';
import type { About } from '../stories/about';
import { longName } from '../stories/long-texts';
import { TokenlessForm } from '../tokenless-form/tokenless-form';
import { AccountMenu, MenuButton } from './account-menu';
import { BareHeader, CartLink, HeaderLink, SiteHeader } from './site-header';

const about: About = {
  use: ['Top of every page.'],
  keyboard: [
    ['Tab', 'Skip link, name, sections, search, account, cart'],
    ['Enter, Space on the account', 'Opens its list of links'],
    ['Escape', 'Closes the list, the sections or the search, and returns to their button'],
  ],
  reader: 'banner. Larkwell home, link. Cart, 2 items $198.00, link',
  script: 'search suggests, and the cart opens in a drawer.',
  avoid: ['On the booking site: its PageFrame has the logo and one link.'],
  content: ['One to three words per link; the cart shows its count and total.'],
  never: {
    hover: 'Its links and buttons are separate components.',
    focus: 'Its links and buttons are separate components.',
    empty: 'Its field is a separate component.',
    filled: 'Its field is a separate component.',
    error: 'Its field is a separate component.',
    disabled: 'Its field is a separate component.',
    busy: 'Its field is a separate component.',
  },
  changes: [
    ['2026-11-23', 'Pages that take money have a bare header.'],
    ['2026-11-21', 'Name, account and cart fit in one row on small phones.'],
    ['2026-11-21', 'First version.'],
  ],
};
const links = [
  { label: 'All Tests', href: '/categories', current: true },
  { label: 'Register a kit', href: '/register-kit' },
  { label: 'COVID-19 testing', href: '/covid-19-testing' },
  { label: 'Support', href: '/support' },
];
const search = <SearchBox action="/categories" label="Search tests" placeholder="Search tests" />;
const meta: Meta<typeof SiteHeader> = {
  title: 'Patterns/Site header (navigation, navbar, top bar, menu, avatar)',
  id: 'patterns-site-header',
  component: SiteHeader,
  tags: ['stable', 'area:everywhere'],
  parameters: { about, frame: 'none', layout: 'fullscreen' },
  args: { homeHref: '/', links, search },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" />
      </>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof SiteHeader>;

export const Visitor: Story = {
  tags: ['vrt'],
  args: {
    children: (
      <>
        <HeaderLink href="/signin?mode=signup" wideOnly>
          Sign Up
        </HeaderLink>
        <HeaderLink href="/signin" icon="user">
          Sign In
        </HeaderLink>
        <CartLink href="/cart" count={0} />
      </>
    ),
  },
};
const signedIn = (
  <>
    <AccountMenu
      initials="ML"
      name="Maya Lindqvist"
      links={[
        { label: 'My Profile', href: '/profile' },
        { label: 'My Orders', href: '/orders' },
        { label: 'Test Reports', href: '/reports' },
      ]}
      actions={
        <TokenlessForm action="/signout">
          <MenuButton>Logout</MenuButton>
        </TokenlessForm>
      }
    />
    <CartLink href="/cart" count={2} total="$198.00" />
  </>
);
export const SignedIn: Story = { tags: ['vrt'], args: { children: signedIn } };
export const AccountOpen: Story = {
  tags: ['vrt'],
  args: { children: signedIn },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account of Maya Lindqvist' }));
    await expect(canvas.getByRole('link', { name: 'My Orders' })).toBeVisible();
  },
};
export const Booking: Story = {
  tags: ['vrt'],
  globals: { brand: 'booking' },
  args: { suffix: 'COVID-19 testing', links: [], search: undefined },
};
export const Bare: Story = {
  tags: ['vrt'],
  render: () => <BareHeader homeHref="/">Secure checkout</BareHeader>,
};
export const LongText: Story = {
  args: { links: [...links, { label: longName, href: '/long' }] },
};
