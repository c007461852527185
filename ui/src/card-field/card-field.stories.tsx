import type { Meta, StoryObj } from '@storybook/react-vite';
import type { About } from '../stories/about';
import { longHint } from '../stories/long-texts';
import { CardField } from './card-field';

const about: About = {
  use: [
    'Around the card provider’s field, if there is script. Without script, the page offers the hosted payment page.',
  ],
  avoid: ['Card inputs of our own: card numbers never reach our servers.'],
  keyboard: [['Tab', 'Moves into the provider’s field: number, expiry, code']],
  reader: 'Card details, Error: Your card was declined.',
  content: ['Show the provider’s message at the field, word for word.'],
  never: {
    hover: 'The provider renders the field; its frame does not change.',
    filled: 'The card provider shows what is typed; we never see it.',
    busy: 'The Pay button beside it shows this.',
  },
  changes: [
    ['2026-11-22', 'A refused card is read aloud.'],
    ['2026-11-21', 'First version.'],
  ],
};
const provider = (
  <span className="code secondary" data-testid="provider">
    1234 1234 1234 1234 · MM / YY · CVC
  </span>
);
const meta: Meta<typeof CardField> = {
  title: 'Commerce/Card field (credit card, payment)',
  id: 'commerce-card-field',
  component: CardField,
  tags: ['stable', 'area:checkout', 'area:booking'],
  parameters: { about },
  args: { id: 'card', children: provider },
};
export default meta;
type Story = StoryObj<typeof CardField>;

export const Empty: Story = { tags: ['vrt'] };
export const Focused: Story = { tags: ['vrt'], args: { focused: true } };
export const Declined: Story = { tags: ['vrt'], args: { error: 'Your card was declined.' } };
export const Incomplete: Story = { args: { error: 'Your card’s expiration date is incomplete.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = { args: { error: longHint } };
