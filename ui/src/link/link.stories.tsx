import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/icon';
import type { About } from '../stories/about';
import { longLabel } from '../stories/long-texts';
import { Link } from './link';

const about: About = {
  use: ['To go to another page.', 'newTab for a document to read beside the page, such as a report.'],
  avoid: [
    'For actions that change something: use Button.',
    'As "click here": the text alone must say where it goes.',
  ],
  keyboard: [
    ['Tab', 'Moves to the link'],
    ['Enter', 'Follows it'],
  ],
  reader: 'Return policy, link',
  content: ['The text is the title of the page it leads to.'],
  changes: [['2026-11-21', 'First version.']],
};

const meta: Meta<typeof Link> = {
  title: 'Primitives/Link (anchor, hyperlink)',
  id: 'primitives-link',
  component: Link,
  tags: ['stable', 'area:everywhere'],
  parameters: { about },
  args: { href: '/page/return-policy', children: 'Return policy' },
};
export default meta;
type Story = StoryObj<typeof Link>;

export const InText: Story = {
  tags: ['vrt'],
  render: (args) => (
    <p>
      A kit that was not opened can be sent back. Read our <Link {...args} />.
    </p>
  ),
};
export const Standalone: Story = {
  args: {
    standalone: true,
    children: (
      <>
        View All <Icon name="arrow-right" />
      </>
    ),
  },
};
export const NewTab: Story = { args: { newTab: true, children: 'View Report' } };
export const Hover: Story = { parameters: { pseudo: 'hover' } };
export const Focus: Story = { parameters: { pseudo: 'focus-visible' } };
export const LongText: Story = { args: { children: longLabel } };
