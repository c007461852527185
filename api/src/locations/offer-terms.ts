import { TEST_PRICES } from '@larkwell/contracts/numbers/visits';
import type { Location } from '@larkwell/contracts/locations/locations';
import { type TestType } from '@larkwell/contracts/test-types';
import { formatUsd } from '@larkwell/contracts/fields/money';
import type { ShownTerms } from '../terms';

type Place = Pick<Location, 'id' | 'name' | 'street' | 'city' | 'state' | 'zipCode'>;

const prices: Record<TestType, string> = {
  'RT-PCR': `No cost to you, or ${formatUsd(TEST_PRICES['RT-PCR'])} by card`,
  Antigen: `${formatUsd(TEST_PRICES.Antigen)} by card`,
};

/**
 * The terms beside the buttons for a location's times: the test, its price, and the place. Holding is free.
 */
export function describeOffer(place: Place, testType: TestType): ShownTerms {
  const { id, name, street, city, state, zipCode } = place;
  return {
    subject: `location ${id}`,
    total: 0,
    facts: [
      ['Test', `COVID-19 ${testType} test`],
      ['Price', prices[testType]],
      ['Location', `${name}, ${street}, ${city}, ${state} ${zipCode}`],
    ],
  };
}
