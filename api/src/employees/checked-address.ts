import type { NewEmployee } from '@larkwell/contracts/employees/employees';
import { refuse, type FieldErrors } from '../refusals';
import { checkAddress, type CheckedAddress, COUNTRY, findStateCode } from '../places';

const nowhere: CheckedAddress = {
  address: '',
  city: '',
  city_id: '',
  state: '',
  state_id: '',
  country: '',
  country_id: '',
  zipCode: '',
};

/**
 * The optional address of an employee. A complete one is checked like a delivery address; of a partial one,
 * only the state is checked.
 * @returns null when the call names no part of it; every part empty when all parts came empty
 * @throws 422 address-not-valid, with the fields
 */
export function findCheckedAddress(given: Partial<NewEmployee>): CheckedAddress | null {
  const parts = [given.address, given.city, given.state_id ?? given.state, given.zipCode];
  if (parts.every((part) => part === undefined)) return null;
  if (!parts.some(Boolean)) return nowhere;
  const { address = '', city = '', city_id = '', state = '', state_id = '', zipCode = '' } = given;
  const country = given.country || COUNTRY.name;
  const country_id = given.country_id || COUNTRY.id;
  const typed = { address, city, city_id, state, state_id, zipCode, country, country_id };
  if (parts.every(Boolean)) {
    const check = checkAddress(typed);
    return check.isGood ? check.address : refuseAddress(check.errorMessage, check.errorData);
  }
  const code = findStateCode(state_id) ?? findStateCode(state) ?? '';
  if (!code && (state_id || state)) refuseAddress(unknownState, { state: [unknownState] });
  return { ...typed, city_id: '', state: code, state_id: code };
}

const unknownState = 'Choose a U.S. state.';

function refuseAddress(sentence: string, errorData: FieldErrors): never {
  return refuse(422, sentence, { code: 'address-not-valid', errorData });
}
