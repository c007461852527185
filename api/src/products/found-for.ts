import { sql, type SQL } from 'drizzle-orm';

/** Whether a text has an asked word. @param from 1 for the typed words alone, 0 for what synonyms mean as well */
const has = (
  text: SQL,
  from: 0 | 1,
) => sql`exists (select 1 from asked a where a.at >= ${sql.raw(String(from))}
  and (to_tsvector('english', ${text}) || to_tsvector('simple', ${text})) @@ a.query)`;

/**
 * Why a kit `p` was found, from `asked`; null if its name says it. Its first symptom that was asked for, else the
 * first value it measures, else the word that led to it.
 */
export const foundFor = sql`(select case
  when ${has(sql`p.name`, 1)} then null
  else coalesce(
    (select symptom ->> 'label' from jsonb_array_elements(p.symptoms) with ordinality s(symptom, place)
      where ${has(sql`symptom ->> 'label'`, 0)} order by place limit 1),
    (select value from unnest(string_to_array(p.measures, ', ')) with ordinality m(value, place)
      where ${has(sql`value`, 1)} order by place limit 1),
    (select a.said from asked a where (p.found_by || to_tsvector('english', c.name)) @@ a.query
      order by a.trust desc, a.at limit 1)) end)`;
