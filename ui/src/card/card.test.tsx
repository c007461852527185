import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { Card } from './card';

describe('Card', () => {
  it('renders the requested element', () => {
    expect(serverMarkup(<Card as="article">Text</Card>).all('article')).toHaveLength(1);
  });
});
