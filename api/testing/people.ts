import { hashPassword } from '../src/accounts/passwords';
import { createSession } from '../src/http/sessions';
import type { ApiClient, TestApp } from './test-app';

export interface Person {
  id: string;
  email: string;
  token: string;
  api: ApiClient;
}

interface Role {
  name?: string;
  isOrganisation?: boolean;
  /** The organisation this person works for. */
  employer?: string;
}

let count = 0;
let passwordHash: Promise<string> | undefined;

/** The password of everybody made here. */
export const testPassword = 'Larkwell#1';

/** Somebody with a verified account, signed in. */
export async function addPerson(
  test: TestApp,
  { name, isOrganisation = false, employer }: Role = {},
): Promise<Person> {
  count += 1;
  const id = `person-${count}`;
  const email = `${id}@example.com`;
  passwordHash ??= hashPassword(testPassword);
  await test.pool.query(
    `insert into users (id, full_name, email, phonenumber, user_type, is_organisation_user, organisation_id,
       password_hash, verified_at)
     values ($1, $2, $3, '(402) 555-0143', $4, $5, $6, $7, app_now())`,
    [
      id,
      name ?? `Person ${count}`,
      email,
      employer ? 'Employee User' : 'Normal User',
      isOrganisation,
      employer ?? null,
      await passwordHash,
    ],
  );
  const token = await createSession(test.deps.db, id);
  return { id, email, token, api: test.as({ token }) };
}
