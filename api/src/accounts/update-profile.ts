import type { ProfileChanges } from '@larkwell/contracts/accounts/accounts';
import { addressSchema } from '@larkwell/contracts/cart/shipping';
import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import { refuse } from '../http/refusals';
import { checkAddress, type CheckedAddress } from '../places/check-address';
import { accountMailsOfPerson } from './account-limits';
import { mailAddressChange, mailKnownAddress, mailVerificationCode } from './account-mails';
import { findUserByEmail, getUser, type UserRow } from './store';

/**
 * Changes the personal part, the address, or both; what is left out stays. An address is taken whole and checked.
 * A new e-mail address counts once its owner has confirmed it by the code mailed there; until then the old one does.
 * @returns the person, and whether such a code was mailed
 * @throws 422 address-not-valid
 */
export async function updateProfile(
  deps: Deps,
  user: UserRow,
  changes: ProfileChanges,
): Promise<{ user: UserRow; isCodeMailed: boolean }> {
  const address = checkedAddress(changes);
  const { fullName = user.fullName, email = user.email, phoneNumber = user.phonenumber } = changes;
  const isNewEmail = email !== user.email;
  if (isNewEmail) await deps.limits.count(accountMailsOfPerson, user.email);
  await deps.inTransaction(async (tx) => {
    await tx.db.execute(sql`
      update users set full_name = ${fullName}, phonenumber = ${phoneNumber},
        address = ${address?.address ?? user.address}, city = ${address?.city ?? user.city},
        city_id = ${address?.city_id ?? user.cityId}, state = ${address?.state ?? user.state},
        state_id = ${address?.state_id ?? user.stateId}, country = ${address?.country ?? user.country},
        country_id = ${address?.country_id ?? user.countryId}, zip_code = ${address?.zipCode ?? user.zipCode}
      where id = ${user.id}`);
    if (!isNewEmail) return;
    const owner = await findUserByEmail(tx.db, email);
    if (owner) await mailKnownAddress(deps, tx, owner.email);
    else await mailVerificationCode(deps, tx, { id: user.id, email });
    await mailAddressChange(deps, tx, user.email);
  });
  return { user: await getUser(deps.db, user.id), isCodeMailed: isNewEmail };
}

function checkedAddress(changes: ProfileChanges): CheckedAddress | null {
  const isAddressGiven = Object.keys(addressSchema.shape).some((field) => field in changes);
  if (!isAddressGiven) return null;
  const parsed = addressSchema.safeParse(changes);
  if (!parsed.success) {
    const errorData = Object.fromEntries(
      parsed.error.issues.map(({ path, message }) => [String(path[0]), [message]]),
    );
    refuse(400, 'Please fill in the whole address.', { errorData });
  }
  const check = checkAddress(parsed.data);
  if (!check.isGood)
    refuse(422, check.errorMessage, { code: 'address-not-valid', errorData: check.errorData });
  return check.address;
}
