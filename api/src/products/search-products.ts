import type { FoundProduct, ProductSort } from '@larkwell/contracts/products/products';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db';
import { cardColumns, listOf, orderOf, shelf, type Page } from './card-columns';
import { foundFor } from './found-for';

/** A word as the start of others; a single letter, as in “vitamin d”, stands for itself. */
const startOf = (word: SQL) => sql`case when length(${word}) > 1 then ${word} || ':*' else ${word} end`;

/** A word's letters in alphabetical order: the same for two letters in the wrong order. */
const lettersOf = (word: SQL) => sql`array(select l from regexp_split_to_table(${word}, '') l order by l)`;

/**
 * What the typed words stand for. `known` is every word that kits, categories and synonyms are spelled with.
 * A typed word that none of them starts with, and whose stem no kit has, is a slip: `nearest` finds the known
 * words that look or sound most like it, whole or as far as typed.
 */
const understanding = (words: readonly string[]) => sql`
  typed as (
    select t.word, t.at, length(t.word) as letters, to_tsquery('simple', ${startOf(sql`t.word`)}) as start,
      to_tsquery('english', ${startOf(sql`t.word`)}) as stem
    from unnest(${sql.param(words)}::text[]) with ordinality t(word, at)),
  documents as (
    select p.id, p.position, p.found_by || setweight(to_tsvector('english', c.name), 'B') as words from ${shelf}),
  known as (
    select w.lexeme as word from products p, unnest(p.spelled) w
    union select w.lexeme from product_categories c, unnest(to_tsvector('simple', c.name)) w
    union select w.lexeme from search_synonyms s, unnest(to_tsvector('simple', s.typed)) w),
  slips as (
    select * from typed t where letters > 3
      and not exists (select 1 from known k where starts_with(k.word, t.word))
      and not exists (select 1 from documents d where d.words @@ t.start or d.words @@ t.stem)
      and not exists (select 1 from search_synonyms s where to_tsvector('english', s.typed) @@ to_tsquery('english', t.word))),
  nearest as (
    select t.at, k.word, k.way, rank() over (partition by t.at order by k.way) from slips t
    cross join lateral (
      select word, case
        when length(word) = t.letters and levenshtein(word, t.word) = 2
          and ${lettersOf(sql`word`)} = ${lettersOf(sql`t.word`)} then 1.5
        when dmetaphone(word) = dmetaphone(t.word) and levenshtein(word, t.word) <= t.letters / 3 + 1
          then least(levenshtein(word, t.word), 2)
        when left(word, 1) <> left(t.word, 1) then levenshtein(word, t.word) + 1
        else least(levenshtein(word, t.word), levenshtein(left(word, t.letters), t.word) + 0.5) end as way
      from known where length(word) between 4 and 40) k
    where k.way <= case when t.letters < 6 then 1.5 when t.letters < 9 then 2 else 2.5 end),
  heard as (
    select at, word, 1.0 as trust from typed
    union all
    select t.at, k.word, 0.6 from typed t join known k on starts_with(k.word, t.word) and k.word <> t.word
      where t.letters > 2
    union all
    select at, word, 0.8 from nearest where rank = 1)`;

export interface FoundProducts {
  data: FoundProduct[];
  total: number;
}

/**
 * Kits that the words find, best first unless sorted otherwise. A kit counts for each typed word it has,
 * wherever it has it, and for what synonyms of the words mean; one that counts for far less than the best is
 * left out.
 */
export async function searchProducts(
  db: Queryable,
  words: readonly string[],
  { sort, ...page }: Page & { sort: ProductSort },
): Promise<FoundProducts> {
  const { rows } = await db.execute<FoundProducts & Record<string, unknown>>(sql`
    with ${understanding(words)},
    said as (select to_tsvector('english', string_agg(word, ' ' order by at)) as words from heard),
    asked as (
      select h.at, h.word as said, q.query, h.trust from heard h
      cross join lateral (values (to_tsquery('simple', ${startOf(sql`h.word`)})), (to_tsquery('english', ${startOf(sql`h.word`)}))) q(query)
      union all
      select 0, s.typed, replace(plainto_tsquery('english', s.means)::text, '&', '|')::tsquery, 2
      from search_synonyms s join said on said.words @@ plainto_tsquery('english', s.typed)),
    counted as (
      select d.id, case when a.at = 0 then sum(ts_rank(d.words, a.query)) * 2
        else max(ts_rank(d.words, a.query) * a.trust) end as points
      from asked a join documents d on d.words @@ a.query group by d.id, a.at),
    found as (
      select id, sum(points) as points, max(sum(points)) over () as most from counted group by id),
    kept as (select id, points from found where points >= most * 0.25)
    select (select count(*) from kept) as total,
      ${listOf(sql`select ${cardColumns}, ${foundFor} as "foundFor" from ${shelf} join kept k on k.id = p.id
        order by ${orderOf(sort, sql`k.points desc`)} limit ${page.limit} offset ${page.start}`)} as data`);
  return rows[0]!;
}
