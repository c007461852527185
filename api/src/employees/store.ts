import type { Employee } from '@larkwell/contracts/employees/employees';
import { INVITATION_PAUSE_SECONDS } from '@larkwell/contracts/numbers/accounts';
import { sql } from 'drizzle-orm';
import { noPassword } from '../accounts';
import { type Queryable, listPage, andFound } from '../db';
import { invitationEnd, isInvitationOver } from '../people';
import type { CheckedAddress } from '../places';

/** A page of one organization's list. */
export interface ListRequest {
  organizationId: string;
  search?: string | undefined;
  start: number;
  limit: number;
}

const columns = sql`
  id, full_name, email, coalesce(phonenumber, '') as phone, coalesce(address, '') as address,
  coalesce(country, '') as country, coalesce(country_id, '') as country_id, coalesce(state, '') as state,
  coalesce(state_id, '') as state_id, coalesce(city, '') as city, coalesce(city_id, '') as city_id,
  coalesce(zip_code, '') as "zipCode", case when is_active then '1' else '0' end as "isActive",
  case when verified_at is not null then 'accepted' when ${isInvitationOver} then 'expired' else 'waiting' end as invitation,
  case when verified_at is null
    then to_char(${invitationEnd} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end as "invitationEnd"`;

/** An organization's people by name, filtered to those whose name or email address contains `search`. */
export async function listEmployees(
  db: Queryable,
  { organizationId, search, start, limit }: ListRequest,
): Promise<{ data: Employee[]; total: number }> {
  return listPage<Employee>(db, {
    matching: sql`
      select * from users where organisation_id = ${organizationId} and erased_at is null ${andFound(search, [sql`full_name`, sql`email`])}`,
    columns,
    orderBy: sql`full_name, id`,
    start,
    limit,
  });
}

export async function findEmployee(
  db: Queryable,
  organizationId: string,
  id: string,
): Promise<Employee | null> {
  const { rows } = await db.execute<Employee & Record<string, unknown>>(
    sql`select ${columns} from users
      where id = ${id} and organisation_id = ${organizationId} and erased_at is null`,
  );
  return rows[0] ?? null;
}

export interface EmployeeData {
  fullName: string;
  /** Empty clears it. Undefined keeps the current value. */
  phone: string | undefined;
  /** Null keeps the current value. */
  address: CheckedAddress | null;
}

/** The database stores missing values as null, not as empty text. */
const orNull = (value: string | undefined) => value || null;

/**
 * Invites an address. Inviting it again saves the new details. An account that the address has elsewhere does
 * not count and stays as it is.
 * @returns the id, or null when an employee of this organization has the address
 */
export async function inviteEmployee(
  db: Queryable,
  {
    organizationId,
    email,
    fullName,
    phone,
    address,
  }: EmployeeData & {
    organizationId: string;
    email: string;
  },
): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into users (full_name, email, phonenumber, user_type, organisation_id, password_hash, address, city,
      city_id, state, state_id, country, country_id, zip_code, invited_at)
    select ${fullName}, ${email}, ${orNull(phone)}, 'Employee User', ${organizationId}, ${noPassword},
      ${orNull(address?.address)}, ${orNull(address?.city)}, ${orNull(address?.city_id)}, ${orNull(address?.state)},
      ${orNull(address?.state_id)}, ${orNull(address?.country)}, ${orNull(address?.country_id)},
      ${orNull(address?.zipCode)}, app_now()
    where not exists (select 1 from users
      where lower(email) = lower(${email}) and organisation_id = ${organizationId} and verified_at is not null)
    on conflict (lower(email), organisation_id) where verified_at is null and organisation_id is not null do update set
      full_name = excluded.full_name, is_active = true, invited_at = excluded.invited_at,
      phonenumber = coalesce(excluded.phonenumber, users.phonenumber),
      address = coalesce(excluded.address, users.address), city = coalesce(excluded.city, users.city),
      city_id = coalesce(excluded.city_id, users.city_id), state = coalesce(excluded.state, users.state),
      state_id = coalesce(excluded.state_id, users.state_id), country = coalesce(excluded.country, users.country),
      country_id = coalesce(excluded.country_id, users.country_id),
      zip_code = coalesce(excluded.zip_code, users.zip_code)
    returning id`);
  return rows[0]?.id ?? null;
}

/**
 * Starts an invitation's days again, and changes nothing else.
 * @returns false if it was sent within the last `INVITATION_PAUSE_SECONDS`, or can no longer be accepted
 */
export async function renewInvitation(db: Queryable, organizationId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update users set invited_at = app_now()
    where id = ${id} and organisation_id = ${organizationId} and erased_at is null and verified_at is null
      and is_active and coalesce(invited_at, created_at) <= app_now() - make_interval(secs => ${INVITATION_PAUSE_SECONDS})`);
  return rowCount === 1;
}

/** @returns whether the employee is this organization's */
export async function updateEmployeeRow(
  db: Queryable,
  {
    organizationId,
    id,
    fullName,
    phone,
    address,
    isActive,
  }: EmployeeData & {
    organizationId: string;
    id: string;
    isActive: boolean;
  },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update users set full_name = ${fullName}, is_active = ${isActive},
      phonenumber = ${phone === undefined ? sql`phonenumber` : orNull(phone)}
      ${address ? sql`, ${addressColumns(address)}` : sql.empty()}
    where id = ${id} and organisation_id = ${organizationId} and erased_at is null`);
  return rowCount === 1;
}

function addressColumns({
  address,
  city,
  city_id,
  state,
  state_id,
  country,
  country_id,
  zipCode,
}: CheckedAddress) {
  return sql`
    address = ${orNull(address)}, city = ${orNull(city)}, city_id = ${orNull(city_id)}, state = ${orNull(state)},
    state_id = ${orNull(state_id)}, country = ${orNull(country)}, country_id = ${orNull(country_id)},
    zip_code = ${orNull(zipCode)}`;
}
