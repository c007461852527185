import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button';
import { TextInput } from '../text-input/text-input';
import type { About } from '../stories/about';
import { FormExtras } from './form-extras';

const about: About = {
  use: ['Around every form.'],
  keyboard: [['Enter', 'Sends the form, once']],
  reader: 'Checking, button, dimmed',
  content: ['The busy label is a participle: "Checking", "Saving".'],
  script: 'a second press does nothing, the button says so, and errors go when their field is edited.',
  avoid: ['Forms that search: they send a GET and may be sent as often as people like.'],
  never: {
    hover: 'It wraps a form and looks like nothing itself.',
    focus: 'It wraps a form and looks like nothing itself.',
    empty: 'It wraps a form and looks like nothing itself.',
    filled: 'It wraps a form and looks like nothing itself.',
    error: 'It wraps a form and looks like nothing itself.',
    disabled: 'It wraps a form and looks like nothing itself.',
    longText: 'It wraps a form and looks like nothing itself.',
  },
};
const meta: Meta<typeof FormExtras> = {
  title: 'Forms/Form extras',
  component: FormExtras,
  tags: ['draft', 'area:everywhere'],
  parameters: { about },
  args: {
    children: (
      <form method="post" className="stack" noValidate>
        <TextInput name="email" label="Email" type="email" autoComplete="email" />
        <div>
          <Button busyLabel="Checking">Check Booking</Button>
        </div>
      </form>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof FormExtras>;

export const Default: Story = {};
export const SentOnce: Story = {
  play: async ({ canvasElement, canvas, userEvent }) => {
    let sent = 0;
    canvasElement.querySelector('form')!.addEventListener('submit', () => (sent += 1));
    const extras = canvasElement.querySelector('submit-once')!;
    // What the page would do: let the first one through.
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
