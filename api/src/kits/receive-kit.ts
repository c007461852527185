import { isKitIdSound, normalizeKitId } from '@larkwell/contracts/kits/kit-id';
import { sql } from 'drizzle-orm';
import { recordAudit } from '../audit';
import type { Deps } from '../deps';
import { refuse } from '../refusals';
import { lockKit } from './store';

/**
 * Records that the laboratory has a kit's sample. A kit that nobody has registered is recorded too: its
 * owner's page then asks for the registration that the lab waits for.
 * @returns whether it is new, and whether the kit is registered
 * @throws 404 for an unknown kit
 */
export async function receiveKit(
  deps: Deps,
  { kitId, actor }: { kitId: string; actor: string },
): Promise<{ isNew: boolean; isRegistered: boolean }> {
  if (!isKitIdSound(kitId)) refuse(404, `${kitId} is not a kit id: one character is wrong.`);
  return deps.inTransaction(async ({ db }) => {
    const kit = await lockKit({ ...deps, db }, normalizeKitId(kitId));
    if (!kit) refuse(404, `There is no kit ${kitId}.`);
    const { rowCount } = await db.execute(sql`
      update kits set received_at = app_now() where id = ${kit.id} and received_at is null`);
    const isNew = rowCount === 1;
    const person = kit.userId ?? undefined;
    if (isNew) await recordAudit({ ...deps, db }, { actor, action: 'kit-received', subject: kit.id, person });
    return { isNew, isRegistered: kit.userId !== null };
  });
}
