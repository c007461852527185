import { sql, type SQL } from 'drizzle-orm';

/** Whether a text has an asked word: a typed one, or one that synonyms mean. */
const has = (text: SQL) => sql`exists (select 1 from asked a
  where (to_tsvector('english', ${text}) || to_tsvector('simple', ${text})) @@ a.query)`;

/** Whether a text has a typed word. */
const hasTyped = (text: SQL) => sql`exists (select 1 from asked a
  where a.at > 0 and (to_tsvector('english', ${text}) || to_tsvector('simple', ${text})) @@ a.query)`;

/**
 * Why a kit `p` was found, from `asked`; null if its name says it. Its first symptom that was asked for, else the
 * first value it measures, else the word that led to it.
 */
export const foundFor = sql`(select case
  when ${hasTyped(sql`p.name`)} then null
  else coalesce(
    (select symptom ->> 'label' from jsonb_array_elements(p.symptoms) with ordinality s(symptom, place)
      where ${has(sql`symptom ->> 'label'`)} order by place limit 1),
    (select value from unnest(string_to_array(p.measures, ', ')) with ordinality m(value, place)
      where ${hasTyped(sql`value`)} order by place limit 1),
    (select a.said from asked a where (p.found_by || to_tsvector('english', c.name)) @@ a.query
      order by a.trust desc, a.at limit 1)) end)`;
