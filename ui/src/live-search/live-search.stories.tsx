import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { About } from '../stories/about';
import { LiveSearch } from './live-search';

const about: About = {
  use: ['For lists that the server searches: employees, their history, help.'],
  avoid: ['For a list that is entirely on the page: use NameFilter.'],
  keyboard: [['Enter', 'Searches at once']],
  reader: '1 employee',
  script:
    'searches a second after the last key, above three characters (history: two); clearing restores the list.',
  content: ['The label says what is searched; the count says how much was found.'],
  never: {
    hover: 'Its field is a separate component.',
    focus: 'Its field is a separate component.',
    empty: 'Its field is a separate component.',
    filled: 'Its field is a separate component.',
    error: 'Its field is a separate component.',
    disabled: 'Its field is a separate component.',
    longText: 'Its field is a separate component.',
  },
  changes: [['2026-11-21', 'First version.']],
};
const meta: Meta<typeof LiveSearch> = {
  title: 'Commerce/Live search (search as you type, filter)',
  id: 'commerce-live-search',
  component: LiveSearch,
  tags: ['draft', 'area:organization', 'area:help'],
  parameters: { about },
  args: { label: 'Search employees', above: 3, resultsId: 'employees' },
  render: (args) => (
    <div className="stack">
      <LiveSearch {...args} />
      <ul id="employees" data-count="2 employees">
        <li>Eli Okafor</li>
        <li>Noor Haddad</li>
      </ul>
    </div>
  ),
  beforeEach: () => {
    const real = window.fetch;
    const address = location.href;
    window.fetch = async (target) =>
      String(target).includes('search=')
        ? new Response('<ul id="employees" data-count="1 employee"><li>Noor Haddad</li></ul>')
        : real(target);
    return () => {
      window.fetch = real;
      history.replaceState(null, '', address);
    };
  },
};
export default meta;
type Story = StoryObj<typeof LiveSearch>;

export const Default: Story = {};
export const Searches: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search employees' }), 'Noor');
    await expect(await canvas.findByText('1 employee')).toBeInTheDocument();
    await expect(canvas.queryByText('Eli Okafor')).toBeNull();
    await expect(canvas.getByText('Noor Haddad')).toBeVisible();
  },
};
