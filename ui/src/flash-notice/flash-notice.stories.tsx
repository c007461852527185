import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { About } from '../stories/about';
import { longHint } from '../stories/long-texts';
import { FlashNotice } from './flash-notice';

const about: About = {
  use: ['At the top of the page that a form led to, to say what happened.'],
  avoid: ['Together with an ErrorSummary.', 'As brief, unless the text is also at its field.'],
  keyboard: [
    ['Tab', 'Moves to Close'],
    ['Enter, Space', 'Closes it'],
  ],
  reader: 'Alert. Success. Appointment cancelled successfully',
  content: ['Say what happened in the past tense: "Added. View cart".'],
  script: 'it floats while the page scrolls and can be closed. It does not disappear by itself.',
  never: {
    hover: 'Its links and buttons are separate components.',
    focus: 'Its links and buttons are separate components.',
  },
  changes: [
    ['2026-11-21', 'The close button is there from the first paint.'],
    ['2026-11-21', 'First version.'],
  ],
};
const meta: Meta<typeof FlashNotice> = {
  title: 'Primitives/Flash notice (toast, snackbar, message)',
  id: 'primitives-flash-notice',
  component: FlashNotice,
  tags: ['stable', 'area:everywhere'],
  parameters: { about },
  args: { children: <p>Appointment cancelled successfully</p> },
};
export default meta;
type Story = StoryObj<typeof FlashNotice>;

export const Success: Story = { tags: ['vrt'] };
export const Error: Story = { args: { tone: 'error', children: <p>Only 3 of this kit are left.</p> } };
export const WithLink: Story = {
  args: {
    children: (
      <p>
        Thyroid check added. <a href="/cart">View Cart</a>
      </p>
    ),
  },
};
export const Closes: Story = {
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByText('Appointment cancelled successfully')).toBeNull();
    await expect(canvasElement.querySelector('main')).toHaveFocus();
  },
};
export const Brief: Story = {
  args: { tone: 'error', brief: 300, children: <p>We cannot find this kit.</p> },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('We cannot find this kit.')).toBeNull());
  },
};
export const LongText: Story = { args: { children: <p>{longHint}</p> } };
