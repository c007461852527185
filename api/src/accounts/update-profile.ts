import type { ProfileChanges } from '@larkwell/contracts/accounts/accounts';
import { isPersonName, nameMessages } from '@larkwell/contracts/fields/person-name';
import { addressSchema } from '@larkwell/contracts/cart/shipping';
import { sql } from 'drizzle-orm';
import { mailTo, spendOrRefuse } from '../http';
import type { Deps } from '../deps';
import { refuse } from '../refusals';
import { type Session, getUser, type UserRow } from '../people';
import { checkAddress, type CheckedAddress } from '../places';
import { askForMail } from './account-mail-job';
import { mailAddressChange } from './account-mails';
import { dropChangeOf, findPendingEmail, saveChangeClaim } from './claims';

/**
 * Changes the personal fields, the address, or both; omitted fields stay. An address must be complete and is
 * checked. A new email address takes effect once the code mailed to it is entered in the same session; until
 * then the old address stays and is notified. Sending the old address cancels the change.
 * @returns the person, and whether a code was mailed
 * @throws 400 for a name that only an organization may have; 422 address-not-valid
 */
export async function updateProfile(
  deps: Deps,
  { user, session, visitorAddress }: { user: UserRow; session: Session; visitorAddress: string },
  changes: ProfileChanges,
): Promise<{ user: UserRow; isCodeMailed: boolean }> {
  const address = checkedAddress(changes);
  const { fullName = user.fullName, email = user.email, phoneNumber = user.phonenumber } = changes;
  if (changes.fullName && !user.isOrganisationUser && !isPersonName(fullName)) refuseName();
  const isNewEmail = email !== user.email;
  if (isNewEmail) await spendOrRefuse(deps, mailTo(email, visitorAddress));
  await deps.inTransaction(async (tx) => {
    await tx.db.execute(sql`
      update users set full_name = ${fullName}, phonenumber = ${phoneNumber},
        address = ${address?.address ?? user.address}, city = ${address?.city ?? user.city},
        city_id = ${address?.city_id ?? user.cityId}, state = ${address?.state ?? user.state},
        state_id = ${address?.state_id ?? user.stateId}, country = ${address?.country ?? user.country},
        country_id = ${address?.country_id ?? user.countryId}, zip_code = ${address?.zipCode ?? user.zipCode}
      where id = ${user.id}`);
    if (changes.email && !isNewEmail) await dropChangeOf(tx.db, user.id);
    if (!isNewEmail) return;
    if ((await findPendingEmail(tx.db, user.id)) !== email) await mailAddressChange(deps, tx, user);
    const claim = { userId: user.id, email, browserHash: session.tokenHash };
    await askForMail(deps, tx, { kind: 'change', claimId: await saveChangeClaim(tx.db, claim) });
  });
  return { user: await getUser(deps.db, user.id), isCodeMailed: isNewEmail };
}

function refuseName(): never {
  refuse(400, nameMessages.noLink, { errorData: { fullName: [nameMessages.noLink] } });
}

function checkedAddress(changes: ProfileChanges): CheckedAddress | null {
  const isAddressGiven = Object.keys(addressSchema.shape).some((field) => field in changes);
  if (!isAddressGiven) return null;
  const parsed = addressSchema.safeParse(changes);
  if (!parsed.success) {
    const errorData = Object.fromEntries(
      parsed.error.issues.map(({ path, message }) => [String(path[0]), [message]]),
    );
    refuse(400, 'Fill in the whole address.', { errorData });
  }
  const check = checkAddress(parsed.data);
  if (!check.isGood)
    refuse(422, check.errorMessage, { code: 'address-not-valid', errorData: check.errorData });
  return check.address;
}
