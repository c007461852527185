import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';

/**
 * Every column that holds text under one of `FIELD_KEYS`. Values under a person's key may be beside them.
 * `purpose` is what a value is bound to, as SQL; see `FieldCipher.seal`. The comments of the schema name the
 * same columns.
 */
export const sealedColumns = [
  { table: 'addresses', column: 'address_sealed', purpose: sql`'saved address'` },
  { table: 'appointments', column: 'answers_sealed', purpose: sql`'visit answers'` },
  { table: 'appointments', column: 'assessment_sealed', purpose: sql`'assessment'` },
  { table: 'appointments', column: 'driver_license_sealed', purpose: sql`'visit driver license'` },
  { table: 'appointments', column: 'insurance_id_sealed', purpose: sql`'visit insurance id'` },
  { table: 'appointments', column: 'ssn_sealed', purpose: sql`'visit ssn'` },
  { table: 'drafts', column: 'agreed_patient_sealed', purpose: sql`'agreed patient'` },
  { table: 'drafts', column: 'answers_sealed', purpose: sql`'visit answers'` },
  { table: 'drafts', column: 'assessment_sealed', purpose: sql`'assessment'` },
  { table: 'drafts', column: 'driver_license_sealed', purpose: sql`'visit driver license'` },
  { table: 'drafts', column: 'insurance_id_sealed', purpose: sql`'visit insurance id'` },
  { table: 'drafts', column: 'ssn_sealed', purpose: sql`'visit ssn'` },
  { table: 'kit_registrations', column: 'tester', purpose: sql`'kit_registrations.tester'` },
  { table: 'kits', column: 'code_sealed', purpose: sql`'kit id ' || id` },
  { table: 'person_keys', column: 'wrapped', purpose: sql`'person key ' || id` },
  { table: 'reports', column: 'findings', purpose: sql`'reports.findings'` },
] as const;

export type SealedColumn = (typeof sealedColumns)[number];

/**
 * How many sealed values open with each of `FIELD_KEYS`, including waiting jobs and the keys of persons. A
 * key without any can be removed.
 */
export async function countValuesByKey(db: Queryable): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const add = (rows: { key: string; count: number }[]) => {
    for (const { key, count } of rows) counts[key] = (counts[key] ?? 0) + count;
  };
  for (const { table, column } of sealedColumns) {
    const [name, field] = [sql.identifier(table), sql.identifier(column)];
    const { rows } = await db.execute<{ key: string; count: number }>(sql`
      select split_part(${field}, '.', 1) as key, count(*)::integer as count
      from ${name} where ${field} is not null and not starts_with(${field}, '~') group by 1`);
    add(rows);
  }
  const { rows } = await db.execute<{ key: string; count: number }>(sql`
    select split_part(data->>'sealed', '.', 1) as key, count(*)::integer as count
    from pgboss.job where state < 'completed' and data ->> 'sealed' is not null group by 1`);
  add(rows);
  return counts;
}
