import { sql } from 'drizzle-orm';
import type { Sweep } from '../jobs/sweeps';
import { sealedColumns } from '../drafts/answers';

const batch = 200;

/**
 * Seals anew, with the first of `FIELD_KEYS`, what an older key has sealed. When a run finds nothing more, the older
 * key can be taken out of the environment.
 */
export const resealFields: Sweep = {
  name: 'reseal-fields',
  everySeconds: 3600,
  async run({ cipher, inTransaction }) {
    for (const { table, column, purpose } of sealedColumns) {
      const [name, field] = [sql.identifier(table), sql.identifier(column)];
      for (let count = batch; count === batch;) {
        count = await inTransaction(async ({ db }) => {
          const { rows } = await db.execute<{ id: string; sealed: string }>(sql`
            select id, ${field} as sealed from ${name}
            where ${field} is not null and not starts_with(${field}, ${`${cipher.currentKey}.`})
            limit ${batch} for update skip locked`);
          for (const { id, sealed } of rows) {
            const fresh = cipher.seal(cipher.open(sealed, purpose), purpose);
            await db.execute(sql`update ${name} set ${field} = ${fresh} where id = ${id}`);
          }
          return rows.length;
        });
      }
    }
  },
};
