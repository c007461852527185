import { expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { StarRating } from './star-rating';

it('says a given rating in words', () => {
  expect(serverMarkup(<StarRating value={4.5} />).text).toContain('4.5 out of 5');
});

it.each([
  [0.5, '12'],
  [4.3, '96'],
  [5, '120'],
])('%s fills whole and half stars, each 24 wide', (value, width) => {
  const [, filled] = serverMarkup(<StarRating value={value} />).all('svg');
  expect(filled!.attributes.width).toBe(width);
});
