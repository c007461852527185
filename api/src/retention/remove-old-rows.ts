import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';
import type { Deps } from '../deps';
import type { Sweep } from '../jobs';
import type { RetentionRule } from './retention-rule';
import { retentionRules } from './rules';

/** Rows removed per transaction, and transactions per run and rule. */
const batch = 200;
const rounds = 50;

/**
 * Removes what is older than `retentionRules` allow. Each batch is a short transaction of its own that skips
 * locked rows until the next run.
 */
export const removeOldRows: Sweep = {
  name: 'retention',
  everySeconds: 300,
  async run(deps) {
    const failures: unknown[] = [];
    for (const rule of retentionRules) {
      try {
        await applyRule(deps, rule);
      } catch (error) {
        failures.push(new Error(`not removed: ${rule.what}`, { cause: error }));
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'some rows were not removed');
  },
};

async function applyRule(deps: Deps, rule: RetentionRule): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const removed = rule.objects ? await removeWithObjects(deps, rule) : await removeBatch(deps, rule);
    if (removed < batch) return;
  }
}

interface DueRow extends Record<string, unknown> {
  /** The row's place in its table, which cannot change while it is locked. */
  place: string;
  key: string | null;
  object: string | null;
}

function removeBatch({ inTransaction }: Deps, rule: RetentionRule, among?: string[]): Promise<number> {
  return inTransaction(async ({ db }) => {
    const places = (await listDue(db, rule, { among, isLocking: true })).map(({ place }) => place);
    if (places.length === 0) return 0;
    const these = sql`ctid = any (${sql.param(places)}::tid[])`;
    const table = sql.raw(rule.table);
    if (rule.clears) {
      await db.execute(sql`update ${table} set ${sql.raw(rule.clears)} where ${these}`);
    } else {
      await db.execute(sql`delete from ${table} where ${these}`);
    }
    if (rule.afterwards) await db.execute(sql.raw(rule.afterwards));
    return places.length;
  });
}

/**
 * The object before the row: a row without an object is due again, an object without a row would stay
 * forever.
 */
async function removeWithObjects(deps: Deps, rule: RetentionRule): Promise<number> {
  const { db, storage, log } = deps;
  const gone: string[] = [];
  for (const { key, object } of await listDue(db, rule)) {
    try {
      if (object) await storage.remove(object);
      gone.push(key!);
    } catch (error) {
      log.warn({ err: error, table: rule.table }, 'object not deleted');
    }
  }
  return removeBatch(deps, rule, gone);
}

/** @param among only these keys, of a rule with objects */
async function listDue(
  db: Queryable,
  { table, join = '', since, keptFor, and = 'true', objects, clock }: RetentionRule,
  { among, isLocking = false }: { among?: string[] | undefined; isLocking?: boolean } = {},
): Promise<DueRow[]> {
  const key = sql.raw(objects ? `r.${objects.key}` : 'null');
  const named = sql.raw(objects ? `r.${objects.in}` : 'null');
  const onlyThese = among ? sql`and ${key} = any (${sql.param(among)}::text[])` : sql``;
  const due = sql.raw(`${since} <= ${clock === 'real' ? 'now()' : 'app_now()'} - interval '${keptFor}'`);
  const { rows } = await db.execute<DueRow>(sql`
    select r.ctid::text as place, ${key} as key, ${named} as object
    from ${sql.raw(table)} r ${sql.raw(join)}
    where ${due} and ${sql.raw(and)} ${onlyThese}
    order by ${sql.raw(since)} limit ${batch} ${sql.raw(isLocking ? 'for update of r skip locked' : '')}`);
  return rows;
}
