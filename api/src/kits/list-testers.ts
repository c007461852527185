import type { Tester } from '@larkwell/contracts/kits/kits';
import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import { openColumn, unwrapKeys, type KeyNeeds, type StoredKey } from '../sealing';
import { testerAt, testerColumn } from './tester';

/** Everyone a person has registered a kit for, the latest first, as typed. Erased ones are left out. */
export async function listTesters(deps: KeyNeeds & Pick<Deps, 'db'>, userId: string): Promise<Tester[]> {
  const { rows } = await deps.db.execute<{ kit: string; tester: string; key: StoredKey | null }>(sql`
    select g.kit_id as kit, g.tester,
      (select json_build_object('id', pk.id, 'wrapped', pk.wrapped)
        from person_keys pk where pk.person = g.user_id) as "key"
    from kit_registrations g where g.user_id = ${userId} order by g.registered_at desc, g.kit_id`);
  return (await unwrapKeys(deps, rows)).flatMap(({ kit, tester, key }) => {
    const text = openColumn(deps.cipher, testerAt(kit, key), testerColumn, tester);
    return text === null ? [] : (JSON.parse(text) as Tester);
  });
}
