import { sql, type SQL } from 'drizzle-orm';
import { noPassword } from '../accounts';
import type { Deps } from '../deps';
import { removeFromList } from '../mail-lists';
import { nobodysAddress } from '../mails';
import { destroyPersonKey, erasedValue } from '../sealing';
import { removeEnquiriesFrom } from '../support';

const gone = 'Deleted account';
/** Fills columns that must not be empty. */
const blank = 'Deleted';

/**
 * Removes everything the tables know about a person. Orders keep number, date, amount and rating, without the
 * words of a feedback. The account row stays, because orders refer to it, but it identifies no one, and its
 * address is free again.
 */
export async function clearPerson(
  { db, lookupHash }: Pick<Deps, 'db' | 'lookupHash'>,
  { id, addresses }: { id: string; addresses: readonly string[] },
): Promise<void> {
  const ofOrders = sql`(select id from orders where user_id = ${id})`;
  const statements: SQL[] = [
    sql`delete from sessions where user_id = ${id}`,
    sql`delete from addresses where user_id = ${id}`,
    sql`delete from devices where user_id = ${id}`,
    sql`delete from password_resets where user_id = ${id}`,
    sql`delete from email_undos where user_id = ${id}`,
    sql`delete from claims where user_id = ${id} or lower(email) = any (${sql.param(addresses)}::text[])`,
    sql`delete from payment_methods where user_id = ${id}`,
    sql`delete from agreements where organisation_id = ${id}`,
    sql`delete from pay_links where subject_kind = 'order' and subject_id in ${ofOrders}`,
    sql`
      update kits set code = null, code_hash = null, lookup_key = null, code_sealed = ${erasedValue}
      where id in (select kit_id from kit_registrations where user_id = ${id})`,
    sql`update kit_registrations set tester = ${erasedValue} where user_id = ${id}`,
    sql`
      update reports set findings = ${erasedValue}
      where kit_id in (select kit_id from kit_registrations where user_id = ${id})`,
    // What an organization's card paid with belongs to the organization.
    sql`
      update payments set receipt_url = null, checkout_url = null, payment_method_id = null, card_brand = null,
        card_last4 = null
      where kind <> 'company' and (order_id in ${ofOrders} or (subject_kind = 'renewal' and subject_id in (
        select r.stripe_invoice_id from renewals r join subscriptions s on s.id = r.subscription_id
        where s.user_id = ${id})))`,
    sql`update subscriptions set payment_method_id = null where user_id = ${id}`,
    sql`
      update orders set full_name = ${gone}, email = ${nobodysAddress(id)}, address = ${blank}, city = ${blank},
        city_id = null, state = ${blank}, state_id = null, country = ${blank}, country_id = null,
        zip_code = ${blank}, tracking_number = null, track_at = null, fingerprint = '',
        feedback_text = null
      where user_id = ${id}`,
    sql`
      update users set full_name = ${gone}, email = ${nobodysAddress(id)}, phonenumber = null, address = null,
        city = null, city_id = null, state = null, state_id = null, country = null, country_id = null,
        zip_code = null, preferences = '{}', password_hash = ${noPassword}, verified_at = null, is_active = false,
        stripe_customer_id = null, erased_at = app_now()
      where id = ${id}`,
  ];
  for (const statement of statements) await db.execute(statement);
  await removeEnquiriesFrom(db, lookupHash, addresses);
  await removeFromList(db, 'stock_alerts', { lookupHash, addresses });
  await removeFromList(db, 'waiting_list', { lookupHash, addresses });
  await destroyPersonKey(db, id);
}
