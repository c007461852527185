import { expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { RatingSummary } from './rating-summary';

it('says the average and how many ratings it comes from', () => {
  const { text } = serverMarkup(<RatingSummary average={4.3} count="Ratings: 12" />);
  expect(text).toContain('4.3 out of 5');
  expect(text).toContain('Ratings: 12');
});
