import { stripeEvents } from '../src/stripe-events';
import type { Command } from './command';

export const stripeEventList: Command = {
  name: 'stripe events',
  usage: '',
  summary: 'the events that the webhook at Stripe has to send, and what each is for',
  run() {
    const text = stripeEvents.map(({ types, why }) => [why, ...types.map((type) => `  ${type}`)].join('\n'));
    return Promise.resolve(text.join('\n'));
  },
};
