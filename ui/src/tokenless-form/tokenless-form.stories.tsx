import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button';
import { TextInput } from '../text-input/text-input';
import type { About } from '../stories/about';
import { TokenlessForm } from './tokenless-form';

const about: About = {
  use: ['For every form that posts.'],
  keyboard: [['Enter', 'Sends the form, once']],
  reader: 'Checking, button, dimmed',
  content: ['The busy label is a participle: "Checking", "Saving".'],
  script:
    'a second press does nothing, the button shows its busy label, and errors disappear when their field is edited.',
  avoid: ['For search forms: they send a GET and may be sent as often as people like.'],
  never: {
    hover: 'It has no look of its own.',
    focus: 'It has no look of its own.',
    empty: 'It has no look of its own.',
    filled: 'It has no look of its own.',
    error: 'It has no look of its own.',
    disabled: 'It has no look of its own.',
    longText: 'It has no look of its own.',
  },
  changes: [['2026-11-21', 'First version.']],
};
const meta: Meta<typeof TokenlessForm> = {
  title: 'Forms/Tokenless form (form, no CSRF)',
  id: 'forms-tokenless-form',
  component: TokenlessForm,
  tags: ['draft', 'area:everywhere'],
  parameters: { about },
  args: {
    children: (
      <div className="stack">
        <TextInput name="email" label="Email" type="email" autoComplete="email" />
        <div>
          <Button busyLabel="Checking">Check Booking</Button>
        </div>
      </div>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof TokenlessForm>;

export const Default: Story = {};
export const SentOnce: Story = {
  play: async ({ canvasElement, canvas, userEvent }) => {
    let sent = 0;
    canvasElement.querySelector('form')!.addEventListener('submit', () => (sent += 1));
    const extras = canvasElement.querySelector('submit-once')!;
    // Like the page, let the first one through.
    extras.addEventListener('submit', (event) => event.preventDefault(), { once: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Check Booking' }));
    await expect(canvas.getByRole('button', { name: 'Checking' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Checking' }));
    await expect(canvasElement.querySelector('form')!.dataset.sent).toBe('true');
    await expect(sent).toBe(2);
    window.dispatchEvent(new Event('pageshow'));
    await expect(canvas.getByRole('button', { name: 'Check Booking' })).not.toHaveAttribute('aria-disabled');
  },
};
