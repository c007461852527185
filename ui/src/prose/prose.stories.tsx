import type { Meta, StoryObj } from '@storybook/react-vite';
import type { About } from '../stories/about';
import { Prose } from './prose';

const about: About = {
  use: ['For texts kept outside the code: answers, the return policy, the privacy policy.'],
  avoid: ['For user-written HTML that the server has not sanitized.', 'For anything we write in code.'],
  keyboard: [['Tab', 'Moves to the links in the text']],
  reader: 'Returns, heading level 2. You can send a kit back within 30 days.',
  content: ['Headings start at level 2.', 'Short paragraphs; a list for three or more items.'],
  never: {
    hover: 'Its links look like all links: see Link.',
    focus: 'Its links look like all links: see Link.',
  },
  changes: [['2026-11-21', 'First version.']],
};
const meta: Meta<typeof Prose> = {
  title: 'Primitives/Prose (rich text, article, policy)',
  id: 'primitives-prose',
  component: Prose,
  tags: ['draft', 'area:help'],
  parameters: { about },
  args: {
    html: '<h2>Returns</h2><p>You can send a kit back within <a href="#days">30 days</a>.</p><ul><li>Unopened</li><li>In its plain box</li></ul><h3>How</h3><ol><li>Write to us</li><li>Print the label</li></ol>',
  },
};
export default meta;
type Story = StoryObj<typeof Prose>;

export const Policy: Story = { tags: ['vrt'] };
export const LongText: Story = {
  args: {
    html: '<p>Write to averyveryverylongaddresswithoutanyplacetobreak.support.department@example.com, and tell us the number of the order.</p>',
  },
};
export const Empty: Story = { args: { html: '' } };
