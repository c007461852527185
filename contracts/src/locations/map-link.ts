import type { Location } from './locations';

/** A page with a map of a location, found by its address. A plain link: nothing of it is loaded before the press. */
export function mapLink({
  street,
  city,
  state,
  zipCode,
}: Pick<Location, 'street' | 'city' | 'state' | 'zipCode'>): string {
  const query = `${street}, ${city}, ${state} ${zipCode}`;
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query })}`;
}
