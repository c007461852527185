import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { About } from '../stories/about';
import { longLabel } from '../stories/long-texts';
import { NameFilter } from './name-filter';

const about: About = {
  use: ['Above a list that is entirely on the page: the tests of a category.'],
  avoid: ['For lists that the server pages: use LiveSearch.'],
  keyboard: [['Enter', 'Filters, without a script']],
  reader: '2 tests',
  content: ['Count what is shown. If none: "No results found".'],
  script: 'the list updates while typing, and the Filter button is hidden.',
  never: {
    empty: 'All is the list with nothing typed.',
    error: 'Any text is valid.',
    disabled: 'Show fixed values as text, not as a disabled field.',
    busy: 'It responds at once.',
    filled: 'The story Filters shows it with text.',
  },
  changes: [
    ['2026-11-23', 'A text that no name has leads to the search.'],
    ['2026-11-21', 'The button is there from the first paint.'],
    ['2026-11-21', 'First version.'],
  ],
};
const names = ['Thyroid check', 'Vitamin D and B12', 'Complete STI panel'];
const meta: Meta<typeof NameFilter> = {
  title: 'Commerce/Name filter (filter, search list)',
  id: 'commerce-name-filter',
  component: NameFilter,
  tags: ['stable', 'area:catalog'],
  parameters: { about },
  args: {
    label: 'Filter tests by name',
    listId: 'tests',
    count: '3 tests',
    elsewhere: { label: 'Search symptoms and values instead', address: '#search=' },
  },
  render: (args) => (
    <div className="stack">
      <NameFilter {...args} />
      <ul id="tests">
        {names.map((name) => (
          <li key={name} data-filter-name={name}>
            {name}
          </li>
        ))}
      </ul>
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof NameFilter>;

export const All: Story = { tags: ['vrt'] };
export const Filters: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: 'Filter tests by name' });
    await userEvent.type(input, 'panel');
    await expect(canvas.getByText('1 test')).toBeVisible();
    await expect(canvas.getByText('Thyroid check')).not.toBeVisible();
    await userEvent.clear(input);
    await userEvent.type(input, 'zzz');
    await expect(canvas.getByText('No results found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Search symptoms/ })).toHaveAttribute(
      'href',
      '#search=zzz',
    );
  },
};
export const Hover: Story = { parameters: { pseudo: 'hover' } };
export const Focus: Story = { parameters: { pseudo: 'focus-visible' } };
export const LongText: Story = { args: { label: longLabel } };
