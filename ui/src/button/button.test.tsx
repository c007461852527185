import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { Button, ButtonLink } from './button';

describe('Button', () => {
  it('submits unless told otherwise', () => {
    expect(serverMarkup(<Button>Pay</Button>).all('button')[0]?.attributes.type).toBe('submit');
    expect(serverMarkup(<Button type="button">Pay</Button>).all('button')[0]?.attributes.type).toBe('button');
  });

  it('shows its label without a script, and carries the busy one for it', () => {
    const { all, text } = serverMarkup(<Button busyLabel="Checking">Check Booking</Button>);
    expect(text).toBe('Check Booking');
    expect(all('button')[0]?.attributes['data-busy-label']).toBe('Checking');
  });

  it('is a link when it goes somewhere', () => {
    expect(serverMarkup(<ButtonLink href="/cart">Cart</ButtonLink>).all('a')[0]?.attributes.href).toBe(
      '/cart',
    );
  });
});
