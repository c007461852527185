import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { LocationCard } from './location-card';

describe('LocationCard', () => {
  it('is a fragment target', () => {
    const { byId } = serverMarkup(
      <LocationCard id="loc-1" name="Clinic" street="1 Elm" cityLine="Omaha, NE" />,
    );
    expect(byId('loc-1')?.tag).toBe('article');
  });
});
