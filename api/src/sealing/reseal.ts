import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import type { Sweep } from '../jobs';
import { rewrapKeys } from './rewrap-keys';
import { sealedColumns, type SealedColumn } from './sealed-columns';

const batch = 200;

/**
 * Reseals, with the first of `FIELD_KEYS`, what another of them has sealed, and rewraps the keys of persons
 * like new ones, so that what those seal stays unchanged. Once `npm run ops -- keys list` counts nothing for
 * an older key, it can be removed from the environment.
 */
export const resealFields: Sweep = {
  name: 'reseal-fields',
  everySeconds: 3600,
  async run(deps) {
    for (const column of sealedColumns) {
      if (column.table !== 'person_keys') await resealColumn(deps, column);
    }
    // Last, since it may have to wait for a key management service.
    await rewrapKeys(deps);
  },
};

/** A value that cannot be opened is left alone and logged: it must not keep the others under the old key. */
async function resealColumn({ cipher, inTransaction, log }: Deps, sealedColumn: SealedColumn): Promise<void> {
  const { table, column } = sealedColumn;
  const [name, field] = [sql.identifier(table), sql.identifier(column)];
  const resealed = (sealed: string, purpose: string): string | null => {
    try {
      return cipher.seal(cipher.open(sealed, purpose), purpose);
    } catch {
      log.error({ table, column, key: sealed.split('.')[0] }, 'sealed value cannot be opened');
      return null;
    }
  };
  for (let after: string | null = '(0,0)'; after !== null;) {
    const start: string = after;
    after = await inTransaction(async ({ db }) => {
      const { rows } = await db.execute<{ place: string; sealed: string; purpose: string }>(sql`
        select ctid::text as place, ${field} as sealed, ${sealedColumn.purpose} as purpose from ${name}
        where ctid > ${start}::tid and ${field} is not null
          and not starts_with(${field}, ${`${cipher.currentKey}.`}) and not starts_with(${field}, '~')
        order by ctid limit ${batch} for update skip locked`);
      for (const { place, sealed, purpose } of rows) {
        const fresh = resealed(sealed, purpose);
        if (!fresh) continue;
        // By its place in the table, which cannot change while it is locked: not every table has an id.
        await db.execute(sql`
          update ${name} set ${field} = ${fresh} where ctid = ${place}::tid and ${field} = ${sealed}`);
      }
      return rows.length === batch ? rows.at(-1)!.place : null;
    });
  }
}
