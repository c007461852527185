import type { Meta, StoryObj } from '@storybook/react-vite';
import type { About } from '../stories/about';
import { longLabel, longName } from '../stories/long-texts';
import { SiteFooter } from './site-footer';

const about: About = {
  use: ['At the bottom of every page. Help is always in the same place.'],
  reader: 'content information. Help, navigation',
  avoid: ['On the booking site: it has one help link, in its first line.'],
  keyboard: [['Tab', 'Moves through the links, column by column']],
  content: ['Help is in the same place on every page.'],
  never: {
    hover: 'Its links and buttons are separate components.',
    focus: 'Its links and buttons are separate components.',
  },
  changes: [
    ['2026-11-21', 'Links stand in columns.'],
    ['2026-11-21', 'First version.'],
  ],
};
const meta: Meta<typeof SiteFooter> = {
  title: 'Patterns/Site footer (bottom, contact, legal links)',
  id: 'patterns-site-footer',
  component: SiteFooter,
  tags: ['stable', 'area:everywhere'],
  parameters: { about, frame: 'none', layout: 'fullscreen' },
  args: {
    columns: [
      {
        title: 'Shop',
        links: [
          { label: 'All Tests', href: '/categories' },
          { label: 'Register a kit', href: '/register-kit' },
        ],
      },
      {
        title: 'Help',
        links: [
          { label: 'Help center', href: '/support/help' },
          { label: 'Contact us', href: '/support' },
          { label: 'Return policy', href: '/page/return-policy' },
        ],
      },
    ],
    help: <p>Questions? Call (402) 555-0100.</p>,
    note: <p>Labs certified by CAP and CLIA.</p>,
  },
};
export default meta;
type Story = StoryObj<typeof SiteFooter>;

export const Shop: Story = { tags: ['vrt'] };
export const Booking: Story = { globals: { brand: 'booking' }, args: { columns: [] } };
export const LongText: Story = {
  args: { columns: [{ title: longName, links: [{ label: longLabel, href: '/long' }] }] },
};
