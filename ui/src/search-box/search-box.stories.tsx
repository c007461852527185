import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { About } from '../stories/about';
import { SearchBox } from './search-box';

const about: About = {
  use: ['Once, in the shop’s header.'],
  keyboard: [
    ['Enter', 'Goes to the results, or to the marked suggestion'],
    ['Down, Up', 'Move through suggestions'],
    ['Escape', 'Closes the list'],
  ],
  reader: 'Search tests, combo box. 2 suggestions, use the arrow keys. Thyroid check, 1 of 2',
  content: ['A suggestion’s description is cut at 60 characters.'],
  script: 'suggestions come a second after the last key; clearing empties the list after 1.1 seconds.',
  avoid: ['For a list that is already on the page: use NameFilter.'],
  never: {
    error: 'Any text is valid.',
    disabled: 'Show fixed values as text, not as a disabled field.',
    busy: 'Suggestions load on their own; the form works before they do.',
    longText: 'The box truncates the placeholder, and the label is visually hidden.',
  },
  changes: [['2026-11-21', 'First version.']],
};
const answer = {
  suggestions: [
    { name: 'Thyroid check', text: 'Measures TSH, free T3 and free T4…', href: '#thyroid-check' },
    { name: 'Hormone balance', text: 'Estradiol, progesterone and testosterone…', href: '#hormone-balance' },
  ],
};
const meta: Meta<typeof SearchBox> = {
  title: 'Commerce/Search box (autocomplete, suggestions, typeahead, combobox)',
  id: 'commerce-search-box',
  component: SearchBox,
  tags: ['stable', 'area:catalog'],
  parameters: { about, frame: 'card' },
  args: {
    action: '/categories',
    label: 'Search tests',
    placeholder: 'Search tests',
    suggestionsFrom: '/search?q=',
  },
  beforeEach: () => {
    const real = window.fetch;
    window.fetch = async (address) =>
      String(address).includes('search?q=') ? Response.json(answer) : real(address);
    return () => {
      window.fetch = real;
    };
  },
};
export default meta;
type Story = StoryObj<typeof SearchBox>;

export const Empty: Story = { tags: ['vrt'] };
export const Filled: Story = { args: { defaultValue: 'thyroid' } };
export const Focus: Story = { parameters: { pseudo: 'focus-visible' } };
export const WithoutSuggestions: Story = { args: { suggestionsFrom: undefined } };
export const Suggests: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Search tests' });
    await userEvent.type(input, 'hor');
    const first = await canvas.findByRole('option', { name: /Thyroid check/ });
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(input).toHaveAttribute('aria-activedescendant', first.id);
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('option', { name: /Hormone balance/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(location.hash).toBe('#hormone-balance'));
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    history.replaceState(null, '', location.pathname + location.search);
  },
};
export const Hover: Story = { parameters: { pseudo: 'hover' } };
