import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { PageHeading } from './page-heading';

describe('PageHeading', () => {
  it('is the page’s h1, or a section’s h2', () => {
    expect(serverMarkup(<PageHeading>Cart</PageHeading>).all('h1')).toHaveLength(1);
    expect(serverMarkup(<PageHeading level={2}>Cart</PageHeading>).all('h2')).toHaveLength(1);
  });
});
