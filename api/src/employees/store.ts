import type { Employee } from '@larkwell/contracts/employees/employees';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database';
import { listPage } from '../db/list-page';
import { andFound } from '../db/text-search';
import type { CheckedAddress } from '../places/check-address';

/** Which part of which organisation's list is asked for. */
export interface ListRequest {
  organisationId: string;
  search?: string | undefined;
  start: number;
  limit: number;
}

const columns = sql`
  id, full_name, email, coalesce(phonenumber, '') as phone, coalesce(address, '') as address,
  coalesce(country, '') as country, coalesce(country_id, '') as country_id, coalesce(state, '') as state,
  coalesce(state_id, '') as state_id, coalesce(city, '') as city, coalesce(city_id, '') as city_id,
  coalesce(zip_code, '') as "zipCode", case when is_active then '1' else '0' end as "isActive"`;

/** An organisation's people by name, those whose name or e-mail address contains `search`. */
export async function listEmployees(
  db: Queryable,
  { organisationId, search, start, limit }: ListRequest,
): Promise<{ data: Employee[]; total: number }> {
  return listPage<Employee>(db, {
    matching: sql`
      select * from users where organisation_id = ${organisationId} ${andFound(search, [sql`full_name`, sql`email`])}`,
    columns,
    orderBy: sql`full_name, id`,
    start,
    limit,
  });
}

export async function findEmployee(
  db: Queryable,
  organisationId: string,
  id: string,
): Promise<Employee | null> {
  const { rows } = await db.execute<Employee & Record<string, unknown>>(
    sql`select ${columns} from users where id = ${id} and organisation_id = ${organisationId}`,
  );
  return rows[0] ?? null;
}

export interface EmployeeData {
  fullName: string;
  phone: string;
  address: CheckedAddress;
}

/** @returns the id, or null when the address has an account */
export async function insertEmployee(
  db: Queryable,
  {
    organisationId,
    email,
    passwordHash,
    fullName,
    phone,
    address,
  }: EmployeeData & {
    organisationId: string;
    email: string;
    passwordHash: string;
  },
): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into users (full_name, email, phonenumber, user_type, organisation_id, password_hash, address, city,
      city_id, state, state_id, country, country_id, zip_code)
    values (${fullName}, ${email}, ${phone}, 'Employee User', ${organisationId}, ${passwordHash}, ${address.address},
      ${address.city}, ${address.city_id}, ${address.state}, ${address.state_id}, ${address.country},
      ${address.country_id}, ${address.zipCode})
    on conflict (lower(email)) do nothing
    returning id`);
  return rows[0]?.id ?? null;
}

/** @returns whether the employee is this organisation's */
export async function updateEmployeeRow(
  db: Queryable,
  {
    organisationId,
    id,
    fullName,
    phone,
    address,
    isActive,
  }: EmployeeData & {
    organisationId: string;
    id: string;
    isActive: boolean;
  },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update users set full_name = ${fullName}, phonenumber = ${phone}, address = ${address.address},
      city = ${address.city}, city_id = ${address.city_id}, state = ${address.state}, state_id = ${address.state_id},
      country = ${address.country}, country_id = ${address.country_id}, zip_code = ${address.zipCode},
      is_active = ${isActive}
    where id = ${id} and organisation_id = ${organisationId}`);
  return rowCount === 1;
}
