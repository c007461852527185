import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { Card } from './card';

describe('Card', () => {
  it('is the element it is asked to be', () => {
    expect(serverMarkup(<Card as="article">Text</Card>).all('article')).toHaveLength(1);
  });
});
