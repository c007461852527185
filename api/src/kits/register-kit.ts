import { normalizeKitId } from '@larkwell/contracts/kits/kit-id';
import { testerRules, type KitCode, type KitRegistration } from '@larkwell/contracts/kits/kits';
import { sql } from 'drizzle-orm';
import type { UserRow } from '../people';
import { readClock } from '../db';
import { dateInZone } from '@larkwell/contracts/time';
import type { Deps } from '../deps';
import { collectFieldErrors, refuse } from '../refusals';
import { findSealingKey, sealColumn } from '../sealing';
import { checkKit, kitSentences } from './check-kit';
import { testerAt, testerColumn } from './tester';
import { lockKit, writeKitCode } from './store';

/** Where a day of the fifty states starts first: a person who turns 18 today counts as 18 in all of them. */
const easternmost = 'America/New_York';

/**
 * Registers a kit for a tester aged 18 or older; its report will belong to the registering person.
 * @throws 400 with the fields; 409 when the kit was registered meanwhile
 */
export async function registerKit(deps: Deps, user: UserRow, registration: KitRegistration): Promise<void> {
  const today = dateInZone(await readClock(deps.db), easternmost);
  const tester = testerRules(today).safeParse(registration);
  if (!tester.success) {
    const errorData = collectFieldErrors(tester.error.issues);
    refuse(400, 'Missing or invalid information. Please check the form again.', { errorData });
  }
  if (registration.emailId !== user.email) {
    const sentence = 'The report goes to the account you are signed in to. Use its email address.';
    refuse(400, sentence, { errorData: { emailId: [sentence] } });
  }
  const check = await checkKit(deps, registration.registerKitId);
  if (!check.isFound) refuseKit(check.code!);
  await deps.inTransaction(async ({ db }) => {
    const code = normalizeKitId(registration.registerKitId);
    const kit = await lockKit({ ...deps, db }, code);
    if (!kit || kit.userId) refuseKit('kit-taken');
    const key = await findSealingKey({ ...deps, db }, user.id);
    const text = JSON.stringify(tester.data);
    const sealed = sealColumn(deps.cipher, testerAt(kit.id, key), testerColumn, text);
    await db.execute(sql`
      insert into kit_registrations (kit_id, user_id, tester)
      values (${kit.id}, ${user.id}, ${sealed})`);
    if (key) await writeKitCode({ ...deps, db }, { id: kit.id, key }, code);
  });
}

function refuseKit(code: KitCode): never {
  const sentence = kitSentences[code];
  refuse(409, sentence, { code, errorData: { registerKitId: [sentence] } });
}
