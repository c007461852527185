import { sql, type SQL } from 'drizzle-orm';
import type { Deps } from '../deps';
import type { Sweep } from '../jobs';
import { testerAt, testerColumn } from '../kits';
import { getPersonKey, openColumn, sealColumn, type SealedRow, type PersonKey } from '../sealing';
import { findingsAt, findingsColumn } from './findings';

const batch = 100;

/**
 * Seals kit registrations and reports from before sealing by person, under the key of the person who
 * registered the kit. Like `sealOldVisits`, it resumes where it was interrupted.
 */
export const sealOldReports: Sweep = {
  name: 'seal-old-reports',
  everySeconds: 300,
  async run(deps) {
    for (const kind of [registrations, reports]) {
      for (let after: string | null = ''; after !== null;) after = await sealBatch(deps, kind, after);
    }
  },
};

interface OldRow extends Record<string, unknown> {
  id: string;
  userId: string;
  sealed: string;
}

interface Kind {
  column: { column: string; purpose: string };
  at(id: string, key: PersonKey | null): SealedRow;
  list(after: string): SQL;
  update(id: string, sealed: string): SQL;
}

const registrations: Kind = {
  column: testerColumn,
  at: testerAt,
  list: (after) => sql`
    select kit_id as id, user_id as "userId", tester as sealed from kit_registrations
    where not starts_with(tester, '~') and kit_id > ${after} and (select seals_by_person())
    order by kit_id limit ${batch} for update skip locked`,
  update: (id, sealed) => sql`update kit_registrations set tester = ${sealed} where kit_id = ${id}`,
};

const reports: Kind = {
  column: findingsColumn,
  at: findingsAt,
  list: (after) => sql`
    select r.id, g.user_id as "userId", r.findings as sealed
    from reports r join kit_registrations g on g.kit_id = r.kit_id
    where not starts_with(r.findings, '~') and r.id > ${after} and (select seals_by_person())
    order by r.id limit ${batch} for update of r skip locked`,
  update: (id, sealed) => sql`update reports set findings = ${sealed} where id = ${id}`,
};

/** @returns the id of the last row in the batch; null when there are no more */
function sealBatch(deps: Deps, { column, at, list, update }: Kind, after: string): Promise<string | null> {
  const { cipher, log } = deps;
  return deps.inTransaction(async ({ db }) => {
    const { rows } = await db.execute<OldRow>(list(after));
    for (const { id, userId, sealed } of rows) {
      const key = await getPersonKey({ ...deps, db }, userId);
      const fresh = resealed({ cipher, log }, { column, before: at(id, null), now: at(id, key) }, sealed);
      if (fresh) await db.execute(update(id, fresh));
    }
    return rows.length === batch ? rows.at(-1)!.id : null;
  });
}

interface Resealing {
  column: Kind['column'];
  before: SealedRow;
  now: SealedRow;
}

/**
 * Null for a value that cannot be opened, or an erased person's: it is logged and stays, and the others are
 * still sealed.
 */
function resealed(
  { cipher, log }: Pick<Deps, 'cipher' | 'log'>,
  { column, before, now }: Resealing,
  sealed: string,
): string | null {
  try {
    return sealColumn(cipher, now, column, openColumn(cipher, before, column, sealed)!);
  } catch (error) {
    log.error({ err: error, table: now.table, id: now.row }, 'value not sealed');
    return null;
  }
}
