import type { Address } from '@larkwell/contracts/cart/shipping';
import { refuse } from '../http/refusals';
import { checkAddress, type CheckedAddress } from '../places/check-address';

/** @throws 422 address-not-valid, with the fields */
export function getCheckedAddress(address: Address): CheckedAddress {
  const check = checkAddress(address);
  if (check.isGood) return check.address;
  return refuse(422, check.errorMessage, { code: 'address-not-valid', errorData: check.errorData });
}
