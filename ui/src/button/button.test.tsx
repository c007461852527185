import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { Button, ButtonLink } from './button';

describe('Button', () => {
  it('submits by default', () => {
    expect(serverMarkup(<Button>Pay</Button>).all('button')[0]?.attributes.type).toBe('submit');
    expect(serverMarkup(<Button type="button">Pay</Button>).all('button')[0]?.attributes.type).toBe('button');
  });

  it('shows its label without script, and carries the busy label for script', () => {
    const { all, text } = serverMarkup(<Button busyLabel="Checking">Check Booking</Button>);
    expect(text).toBe('Check Booking');
    expect(all('button')[0]?.attributes['data-busy-label']).toBe('Checking');
  });

  it('is a link if it has an address', () => {
    expect(serverMarkup(<ButtonLink href="/cart">Cart</ButtonLink>).all('a')[0]?.attributes.href).toBe(
      '/cart',
    );
  });
});
