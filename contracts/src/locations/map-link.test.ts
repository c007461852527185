import { expect, test } from 'vitest';
import { mapLink } from './map-link';

test('a map link carries the whole address, and nothing of it is cut off', () => {
  const link = new URL(mapLink({ street: '12 A&B #3 St', city: 'Omaha', state: 'NE', zipCode: '68102' }));
  expect(link.origin).toBe('https://www.openstreetmap.org');
  expect(link.searchParams.get('query')).toBe('12 A&B #3 St, Omaha, NE 68102');
  expect(link.hash).toBe('');
});
