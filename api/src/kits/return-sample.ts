import { formatKitId } from '@larkwell/contracts/kits/kit-id';
import { MAILER_DAYS } from '@larkwell/contracts/numbers/shop';
import { sql } from 'drizzle-orm';
import { recordAudit } from '../audit';
import type { Deps } from '../deps';
import type { UserRow } from '../people';
import { refuse } from '../refusals';
import { queueMail } from '../jobs';
import { unwrapFirst, type StoredKey } from '../sealing';
import { openKitCode } from './kit-code';
import { newMailerMail } from './new-mailer-mail';

interface Returnable {
  id: string;
  code: string;
  testName: string;
}

/**
 * A kit that a person registered and whose sample the lab does not have.
 * @throws 404 for anyone else's; 409 once the sample is at the lab
 */
async function getReturnable(deps: Deps, userId: string, id: string): Promise<Returnable> {
  const { rows } = await deps.db.execute<{
    code: string | null;
    codeSealed: string | null;
    testName: string;
    isAtLab: boolean;
    key: StoredKey | null;
  }>(sql`
    select k.code, k.code_sealed as "codeSealed", p.name as "testName",
      (k.received_at is not null or exists (select 1 from reports r where r.kit_id = k.id)) as "isAtLab",
      (select json_build_object('id', pk.id, 'wrapped', pk.wrapped)
        from person_keys pk where pk.person = g.user_id) as "key"
    from kit_registrations g join kits k on k.id = g.kit_id join products p on p.id = k.product_id
    where g.kit_id = ${id} and g.user_id = ${userId}`);
  const row = await unwrapFirst(deps, rows);
  const code = row && openKitCode(deps.cipher, { ...row, id });
  if (!row || !code) refuse(404, 'We can’t find that kit.');
  if (row.isAtLab) refuse(409, 'The lab already has the sample of this kit.');
  return { id, code, testName: row.testName };
}

/** What stands on a return label. @throws 404 where the owner has set no lab address */
export async function getReturnLabel(deps: Deps, userId: string, id: string) {
  const { labAddress } = deps.settings;
  if (labAddress.length === 0) refuse(404, 'There are no return labels. Ask for a new mailer instead.');
  const { code, testName } = await getReturnable(deps, userId, id);
  return { labAddress, kitId: code, testName };
}

/**
 * Asks support to send a new prepaid mailer for a kit, at most once in some days.
 * @throws 404 for anyone else's kit; 409 once the sample is at the lab, or when it was asked for lately
 */
export async function askForMailer(deps: Deps, user: UserRow, id: string): Promise<void> {
  const { code, testName } = await getReturnable(deps, user.id, id);
  await deps.inTransaction(async (tx) => {
    const { rowCount } = await tx.db.execute(sql`
      update kit_registrations set mailer_asked_at = app_now()
      where kit_id = ${id} and user_id = ${user.id}
        and (mailer_asked_at is null or mailer_asked_at <= app_now() - make_interval(days => ${MAILER_DAYS}))`);
    if (rowCount !== 1) refuse(409, 'You already asked for a new mailer. It is on its way.');
    await recordAudit(
      { ...deps, db: tx.db },
      { actor: user.id, action: 'mailer-asked', subject: id, person: user.id },
    );
    const { fullName, email, address, city, state, zipCode } = user;
    const place = address && city && state && zipCode ? `${address}, ${city}, ${state} ${zipCode}` : null;
    const data = { kitId: formatKitId(code), testName, fullName, email, place };
    await queueMail(tx, deps.cipher, newMailerMail, {
      to: deps.settings.supportAddress,
      replyTo: email,
      data,
    });
  });
}
