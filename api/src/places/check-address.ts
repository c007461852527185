import { shippingMessages, type Address } from '@larkwell/contracts/cart/shipping';
import type { FieldErrors } from '../refusals';
import { cityId, COUNTRY, findStateCode, findZip, listCities, stateNames } from './directory';

/** An address whose ids and names agree with the directory; the state is its two-letter code. */
export type CheckedAddress = Required<Address>;

export type AddressCheck =
  | { isGood: true; address: CheckedAddress; suggestion: CheckedAddress | null }
  | { isGood: false; errorMessage: string; errorData: FieldErrors };

/**
 * Checks that mail can be delivered to an address: the country, an existing ZIP code in the state, a city of
 * that state, a street with a number. Ids decide if they were sent, otherwise names. When the ZIP code
 * belongs to another city of the state, suggests that one.
 */
export function checkAddress(given: Address): AddressCheck {
  const country = (given.country_id ?? given.country).trim().toLowerCase();
  if (!['us', 'usa', 'united states', 'united states of america'].includes(country)) {
    return bad('country', 'We deliver to addresses in the United States only.');
  }
  const state = findStateCode(given.state_id ?? '') ?? findStateCode(given.state);
  if (!state) return bad('state', 'Choose a U.S. state.');
  const place = findZip(given.zipCode);
  if (!place) return bad('zipCode', `There is no ZIP code ${given.zipCode}.`);
  if (place.state !== state) {
    return bad(
      'zipCode',
      `ZIP code ${given.zipCode} is in ${stateNames.get(place.state)}, not in ${stateNames.get(state)}.`,
    );
  }
  const city = findCity(state, given);
  if (!city) return bad('city', shippingMessages.unknownCity);
  if (!/\d/.test(given.address) || !/[a-z]/i.test(given.address)) {
    return bad('address', 'Enter a street and a house number.');
  }
  const address = build(given, city, state);
  const suggestion = city === place.city ? null : build(given, place.city, state);
  return { isGood: true, address, suggestion };
}

function build(given: Address, city: string, state: string): CheckedAddress {
  return {
    address: given.address,
    city,
    city_id: cityId(city, state),
    state,
    state_id: state,
    country: COUNTRY.name,
    country_id: COUNTRY.id,
    zipCode: given.zipCode,
  };
}

function findCity(state: string, given: Address): string | undefined {
  const cities = listCities(state);
  const typed = given.city.trim().toLowerCase();
  return (
    cities.find((city) => given.city_id !== undefined && cityId(city, state) === given.city_id) ??
    cities.find((city) => city.toLowerCase() === typed)
  );
}

function bad(field: keyof Address, errorMessage: string): AddressCheck {
  return { isGood: false, errorMessage, errorData: { [field]: [errorMessage] } };
}
