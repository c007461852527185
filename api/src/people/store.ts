import { INVITATION_DAYS } from '@larkwell/contracts/numbers/accounts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';

export interface UserRow extends Record<string, unknown> {
  id: string;
  fullName: string;
  email: string;
  phonenumber: string | null;
  userType: 'Normal User' | 'Employee User';
  isOrganisationUser: boolean;
  organizationId: string | null;
  isActive: boolean;
  passwordHash: string;
  isVerified: boolean;
  /** Whether it is too late for an invited person to accept. */
  isInvitationOver: boolean;
  address: string | null;
  city: string | null;
  cityId: string | null;
  state: string | null;
  stateId: string | null;
  country: string | null;
  countryId: string | null;
  zipCode: string | null;
  stripeCustomerId: string | null;
}

/** When an invitation that nobody accepts expires. */
export const invitationEnd = sql`(coalesce(invited_at, created_at) + make_interval(days => ${INVITATION_DAYS}))`;

/** Whether an invitation has expired. */
export const isInvitationOver = sql`(${invitationEnd} <= app_now())`;

const columns = sql`
  id, full_name as "fullName", email, phonenumber, user_type as "userType",
  is_organisation_user as "isOrganisationUser", organisation_id as "organizationId", is_active as "isActive",
  password_hash as "passwordHash", verified_at is not null as "isVerified",
  organisation_id is not null and verified_at is null and ${isInvitationOver} as "isInvitationOver", address, city, city_id as "cityId",
  state, state_id as "stateId", country, country_id as "countryId", zip_code as "zipCode",
  stripe_customer_id as "stripeCustomerId"`;

export async function findUser(db: Queryable, id: string): Promise<UserRow | null> {
  const { rows } = await db.execute<UserRow>(sql`select ${columns} from users where id = ${id}`);
  return rows[0] ?? null;
}

/** @throws when a row that other rows refer to is gone, which the foreign keys rule out */
export async function getUser(db: Queryable, id: string): Promise<UserRow> {
  const user = await findUser(db, id);
  if (!user) throw new Error(`no user ${id}`);
  return user;
}

/** Whether the row owns its address. An invitation that nobody has accepted yet does not. */
export const ownsAddress = sql`(verified_at is not null or organisation_id is null)`;

/** Finds an account by its address in any case. An invitation is not an account. */
export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | null> {
  const { rows } = await db.execute<UserRow>(
    sql`select ${columns} from users where lower(email) = lower(${email}) and ${ownsAddress}`,
  );
  return rows[0] ?? null;
}

/** No honest person has more than this many at once; an organization can send its own again at any time. */
const mostInvitations = 50;

/**
 * The unexpired invitations to an address, each from another organization, the oldest first: later ones crowd none out.
 */
export async function listInvitations(db: Queryable, email: string): Promise<UserRow[]> {
  const { rows } = await db.execute<UserRow>(sql`
    select ${columns} from users
    where lower(email) = lower(${email}) and verified_at is null and organisation_id is not null and is_active
      and not ${isInvitationOver}
    order by created_at, id limit ${mostInvitations}`);
  return rows;
}

/** The people invited at an address who have not accepted, even where the invitation has expired or was withdrawn. */
export async function listInvited(db: Queryable, email: string): Promise<UserRow[]> {
  const { rows } = await db.execute<UserRow>(sql`
    select ${columns} from users
    where lower(email) = lower(${email}) and verified_at is null and organisation_id is not null
      and erased_at is null
    order by created_at, id`);
  return rows;
}

export interface Owner {
  fullName: string;
  isOrganisationUser: boolean;
}

export interface NewUser extends Owner {
  email: string;
  passwordHash: string;
  isVerified: boolean;
}

/**
 * Opens an account for a proved address. Invitations to that address stay unchanged.
 * @returns the id, or null when someone has already proved the address
 */
export async function openAccount(db: Queryable, user: NewUser): Promise<string | null> {
  const verifiedAt = user.isVerified ? sql`app_now()` : sql`null`;
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into users (full_name, email, password_hash, is_organisation_user, verified_at)
    values (${user.fullName}, ${user.email}, ${user.passwordHash}, ${user.isOrganisationUser}, ${verifiedAt})
    on conflict (lower(email)) where ${ownsAddress} do update set
      full_name = excluded.full_name, is_organisation_user = excluded.is_organisation_user,
      password_hash = excluded.password_hash, verified_at = excluded.verified_at
    where users.verified_at is null
    returning id`);
  return rows[0]?.id ?? null;
}

/** Sets the owner of an account that nobody has opened. Leaves an account in use, or an invitation, alone. */
export async function nameOwner(db: Queryable, userId: string, owner: Owner): Promise<void> {
  await db.execute(sql`
    update users set full_name = ${owner.fullName}, is_organisation_user = ${owner.isOrganisationUser}
    where id = ${userId} and verified_at is null and organisation_id is null`);
}

export async function updatePassword(db: Queryable, userId: string, passwordHash: string): Promise<void> {
  await db.execute(sql`update users set password_hash = ${passwordHash} where id = ${userId}`);
}

export async function markVerified(db: Queryable, userId: string): Promise<void> {
  await db.execute(sql`update users set verified_at = coalesce(verified_at, app_now()) where id = ${userId}`);
}

/** Saves the person's customer id at Stripe; the first one stays. */
export async function keepStripeCustomer(db: Queryable, userId: string, customerId: string): Promise<void> {
  await db.execute(sql`
    update users set stripe_customer_id = ${customerId} where id = ${userId} and stripe_customer_id is null`);
}

/** Marks the address as proved: it now belongs to the account. */
export async function confirmEmail(db: Queryable, userId: string, email: string): Promise<void> {
  await db.execute(sql`
    update users set email = ${email}, verified_at = coalesce(verified_at, app_now()) where id = ${userId}`);
}
