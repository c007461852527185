import { sql, type SQL } from 'drizzle-orm';
import { type Queryable, takeTurn } from '../db';

/** A person's statement that an address is theirs, until the mailed code proves it. */
export interface Claim extends Record<string, unknown> {
  id: string;
  email: string;
  browserHash: string;
  /** The account that is to get the address; null for a sign-up. */
  userId: string | null;
  fullName: string | null;
  passwordHash: string | null;
  isOrganisationUser: boolean;
}

export interface SignUpClaim {
  email: string;
  browserHash: string;
  fullName: string;
  passwordHash: string;
  isOrganisationUser: boolean;
}

const lifeDays = 7;
const end = sql`app_now() + make_interval(days => ${lifeDays})`;
const columns = sql`
  id, email, browser_hash as "browserHash", user_id as "userId", full_name as "fullName",
  password_hash as "passwordHash", is_organisation_user as "isOrganisationUser"`;

async function findWhere(db: Queryable, condition: SQL): Promise<Claim | null> {
  const { rows } = await db.execute<Claim>(sql`
    select ${columns} from claims where ${condition} and expires_at > app_now()
    order by expires_at desc limit 1`);
  return rows[0] ?? null;
}

/** Saves a browser's sign-up, replacing its earlier one with this address. @returns the claim's id */
export async function saveSignUpClaim(db: Queryable, claim: SignUpClaim): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into claims (email, browser_hash, full_name, password_hash, is_organisation_user, expires_at)
    values (${claim.email}, ${claim.browserHash}, ${claim.fullName}, ${claim.passwordHash},
      ${claim.isOrganisationUser}, ${end})
    on conflict (lower(email), browser_hash) where user_id is null do update set
      full_name = excluded.full_name, password_hash = excluded.password_hash, code_hash = null, tries = 0, own_tries = 0,
      is_organisation_user = excluded.is_organisation_user, expires_at = excluded.expires_at
    returning id`);
  return rows[0]!.id;
}

/** Saves the one address a person wants to change to. @returns the claim's id */
export async function saveChangeClaim(
  db: Queryable,
  { userId, email, browserHash }: { userId: string; email: string; browserHash: string },
): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into claims (email, browser_hash, user_id, expires_at)
    values (${email}, ${browserHash}, ${userId}, ${end})
    on conflict (user_id) where user_id is not null do update set
      email = excluded.email, browser_hash = excluded.browser_hash, code_hash = null, tries = 0,
      own_tries = 0, expires_at = excluded.expires_at
    returning id`);
  return rows[0]!.id;
}

export function findClaim(db: Queryable, id: string): Promise<Claim | null> {
  return findWhere(db, sql`id = ${id}`);
}

/** This browser's sign-up with this address, or else the latest one from any browser. */
export async function findSignUpClaim(
  db: Queryable,
  email: string,
  browserHash: string | null,
): Promise<Claim | null> {
  const own = await findOwnSignUp(db, email, browserHash ?? '');
  return own ?? findWhere(db, signUpsWith(email));
}

/** This browser's sign-up with this address. */
export function findOwnSignUp(db: Queryable, email: string, browserHash: string): Promise<Claim | null> {
  return findWhere(db, sql`${signUpsWith(email)} and browser_hash = ${browserHash}`);
}

const signUpsWith = (email: string) => sql`lower(email) = lower(${email}) and user_id is null`;

/** The address a person is changing to, until it is proved. */
export async function findPendingEmail(db: Queryable, userId: string): Promise<string | null> {
  return (await findWhere(db, sql`user_id = ${userId}`))?.email ?? null;
}

/**
 * Locks this address until the transaction ends, so that only one request proves it at a time. Proving an
 * address voids every claim to it, and two requests at once would deadlock on each other's claims.
 */
export const takeAddressTurn = (db: Queryable, email: string): Promise<void> =>
  takeTurn(db, `claims to ${email.toLowerCase()}`);

/** Takes a claim, once. @returns whether it was still there */
export async function takeClaim(db: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`delete from claims where id = ${id}`);
  return rowCount === 1;
}

/**
 * Uses up a claim's code, and keeps the claim; see `voidClaimsTo`. @returns whether the code was still valid
 */
export async function useClaimCode(db: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update claims set code_hash = null, code_expires_at = null where id = ${id} and code_hash is not null`);
  return rowCount === 1;
}

/**
 * Ends the codes of every claim to an address that has been proved. The claims stay until they expire:
 * removing one would tell the person who made it that the address's owner has just acted.
 */
export async function voidClaimsTo(db: Queryable, email: string): Promise<void> {
  await db.execute(sql`
    update claims set code_hash = null, code_expires_at = null where lower(email) = lower(${email})`);
}

/** Deletes the address a person was changing to. */
export async function dropChangeOf(db: Queryable, userId: string): Promise<void> {
  await db.execute(sql`delete from claims where user_id = ${userId}`);
}
