import type { Address } from '@larkwell/contracts/cart/shipping';
import type { Places } from '../places/places.server';
import type { AddressValues } from './address-form';

/** The address in the contract's shape. `city_id` is left to the API, which knows the cities. */
export function addressOf(
  { address, city, state_id, zipCode }: AddressValues,
  { country, states }: Places,
): Address {
  const state = states.find(({ id }) => id === state_id);
  return {
    address,
    city,
    state: state?.code ?? state_id,
    state_id,
    country: country.name,
    country_id: country.id,
    zipCode,
  };
}
