import { describe, expect, it } from 'vitest';
import { visitSchema } from '../visit';
import { faultsOf, rules, today, visitDay, type Row } from './oracle';
import { pairwiseRows } from './rows';

const rows = pairwiseRows();

const schemaOf = (testType: 'RT-PCR' | 'Antigen') =>
  visitSchema({ testType, today, visitDate: visitDay, state: 'NE' });
const schemas = { 'RT-PCR': schemaOf('RT-PCR'), Antigen: schemaOf('Antigen') };

/** The schema's faults for a row, in the oracle's form: the first message of each field. */
function foundBySchema(row: Row): string[] {
  const { test, medical_issues, confirm_no_health_insurance, is_acknowledge, ...texts } = row;
  const parsed = schemas[test === 'Antigen' ? 'Antigen' : 'RT-PCR'].safeParse({
    ...texts,
    medical_issues: medical_issues ? { [medical_issues]: true } : {},
    confirm_no_health_insurance: confirm_no_health_insurance === 'yes',
    is_acknowledge: is_acknowledge === 'yes',
  });
  const first = new Map<string, string>();
  for (const { path, message } of parsed.error?.issues ?? []) {
    if (!first.has(String(path[0]))) first.set(String(path[0]), message);
  }
  return [...first].map(([field, message]) => `${field}: ${message}`).sort();
}

const found = rows.map(foundBySchema);

function disagreements(table = rules): { row: Row; schema: string[]; oracle: string[] }[] {
  return rows.flatMap((row, index) => {
    const oracle = faultsOf(row, table);
    const schema = found[index]!;
    return oracle.join('\n') === schema.join('\n') ? [] : [{ row, schema, oracle }];
  });
}

describe('the visit form against an independent rule table', () => {
  it('has at least 2,000 rows, valid and invalid ones', () => {
    expect(rows.length).toBeGreaterThan(2000);
    const right = found.filter((faults) => faults.length === 0).length;
    expect(right).toBeGreaterThan(50);
    expect(rows.length - right).toBeGreaterThan(1000);
  });

  it('agrees on every row', () => {
    expect(disagreements().slice(0, 5)).toEqual([]);
  });

  it.each(rules.map((rule) => [rule.says, rule] as const))('would notice a missing rule: %s', (_, broken) => {
    expect(disagreements(rules.filter((rule) => rule !== broken))).not.toHaveLength(0);
  });
});
