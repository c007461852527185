/** A sample API source and the expected problem; none for correct code. */
export const cases: [what: string, source: string, problem: RegExp | null][] = [
  [
    'a right statement',
    `db.execute<{ id: string; rating: string | null; paid: string | null }>(
      sql\`select id, rating, paid_at as paid from orders where user_id = \${text} and total_cents > \${number}\`)`,
    null,
  ],
  ['a wrong column', 'db.execute(sql`select totl from orders`)', /column "totl" does not exist/],
  [
    'a wrong parameter',
    'db.execute(sql`select 1 from orders where total_cents = ${text}`)',
    /`text` is string.*int4/,
  ],
  [
    'a date as a number',
    'db.execute(sql`select 1 from orders where paid_at < ${number}`)',
    /is number.*timestamptz/,
  ],
  [
    'a parameter without a type',
    'db.execute(sql`select 1 from orders where id = ${anything}`)',
    /`anything` has no type/,
  ],
  [
    'a parameter that may be undefined, of which drizzle would write nothing',
    'db.execute(sql`select 1 from orders where id = ${text || undefined}`)',
    /may be undefined/,
  ],
  [
    'null into a column that refuses it',
    'db.execute(sql`update orders set user_id = ${textOrNull} where id = ${text}`)',
    /`textOrNull` may be null/,
  ],
  [
    'null into a column that takes it',
    'db.execute(sql`update orders set tracking_number = ${textOrNull} where id = ${text}`)',
    null,
  ],
  [
    'null into a column that refuses it, among several rows',
    `db.execute(sql\`insert into sessions (token_hash, user_id, expires_at)
      values (\${text}, \${text}, app_now()), (\${text}, \${textOrNull}, app_now())\`)`,
    /`textOrNull` may be null/,
  ],
  [
    'a wrong row type',
    'db.execute<{ total: string }>(sql`select total_cents as total from orders`)',
    /column `total` is int4 and arrives as number; the row type says string/,
  ],
  [
    'a decimal number, which arrives as text',
    'db.execute<{ sum: number }>(sql`select coalesce(sum(total_cents), 0) * 0.5 as sum from orders`)',
    /arrives as string; the row type says number/,
  ],
  [
    'a row type with a column too many',
    'db.execute<{ id: string; total: number }>(sql`select id from orders`)',
    /the row type has `total`/,
  ],
  [
    'rows without a type',
    'void db.execute(sql`select id from orders`).then(({ rows }) => rows[0])',
    /its rows are used/,
  ],
  [
    'rows without a type that are used',
    'const { rows } = await db.execute(sql`select id from orders`); console.log(rows[0])',
    /its rows are used/,
  ],
  [
    'a missing null',
    'db.execute<{ at: string }>(sql`select paid_at as at from orders`)',
    /column `at` can be null/,
  ],
  [
    'a null that a condition rules out',
    'db.execute<{ at: string }>(sql`select paid_at as at from orders where paid_at is not null and id = ${text}`)',
    null,
  ],
  [
    'a null of an outer join',
    'db.execute<{ id: string }>(sql`select o.id from users u left join orders o on o.user_id = u.id`)',
    /column `id` can be null/,
  ],
  [
    'a null of a subquery that may find nothing',
    'db.execute<{ id: string }>(sql`select (select id from orders where user_id = u.id limit 1) as id from users u`)',
    /column `id` can be null/,
  ],
  [
    'a sum of nothing',
    'db.execute<{ sum: number }>(sql`select sum(total_cents)::integer as sum from orders`)',
    /column `sum` can be null/,
  ],
  ['a count', 'db.execute<{ n: number }>(sql`select count(*) as n from orders`)', null],
  [
    'a null through a common table expression',
    'db.execute<{ at: string }>(sql`with paid as (select paid_at as at from orders) select at from paid`)',
    /column `at` can be null/,
  ],
  [
    'a wrong fragment',
    'db.execute(sql`select 1 from orders where ${isWrong}`)',
    /column "nowhere" does not exist/,
  ],
  [
    'one wrong branch',
    'db.execute(sql`select 1 from orders where ${text ? sql`id = ${text}` : sql`nobody = 1`}`)',
    /column "nobody" does not exist/,
  ],
  [
    'a wrong column in an argument of the function that sends it',
    `const countWhere = (where: SQL) => db.execute(sql\`select 1 from orders where \${where}\`);
    await countWhere(sql\`no_such_column is null\`)`,
    /column "no_such_column" does not exist/,
  ],
  [
    'a fragment that is made when it runs',
    'db.execute(sql`select 1 from ${sql.raw(text)}`)',
    /cannot follow/,
  ],
  [
    'a list that is not sent as one',
    'db.execute(sql`select 1 from orders where id in ${[text]}`)',
    /sql\.param/,
  ],
  [
    'a statement of pg',
    'pool.query<{ at: Date }>("select created_at as at from orders where id = $1", [text])',
    null,
  ],
  [
    'a wrong column by the key of a list',
    "for (const key of ['orders', 'users']) await pool.query(`select ${columnsOf[key]} from ${key}`)",
    /column "totl" does not exist/,
  ],
  [
    'right columns by the key of a list',
    "for (const key of ['users']) await pool.query(`select ${columnsOf[key]} from ${key}`)",
    null,
  ],
  [
    'a wrong column by a key that is known only when it runs',
    'pool.query(`select ${columnsOf[text]} from orders`)',
    /column "totl" does not exist/,
  ],
  [
    'whatever table there is',
    'pool.query<{ row: string }>(`select to_jsonb(t)::text as row from ${tableName(text)} t`)',
    null,
  ],
  [
    'a column that only some tables have',
    'pool.query(`select id from ${tableName(text)} t`)',
    /column "id" does not exist \(in select id from \w+\.\w+ t\)/,
  ],
  [
    'a null in some column',
    'pool.query<{ value: string }>(`select ${columnName(text)}::text as value from ${tableName(text)}`)',
    /column `value` can be null/,
  ],
  [
    'all columns of whatever table there is, in a wrong place',
    'pool.query(`insert into ${tableName(text)} select ${storedColumns(text)}, 1 from ${tableName(text)}`)',
    /INSERT has more expressions than target columns/,
  ],
  [
    'whatever foreign key there is',
    'pool.query(`alter table ${tableName(text)} add constraint ${foreignKeyName(text)} ${foreignKeyDefinition(text)}`)',
    null,
  ],
  ['a database of any name', 'pool.query(`create database ${escapeIdentifier(text)}`)', null],
  [
    'a table of any name',
    'pool.query(`select 1 from ${escapeIdentifier(text)}`)',
    /relation "a name" does not exist/,
  ],
  [
    'the rows of a cursor',
    "await pool.query('declare ids no scroll cursor for select id from orders'); await pool.query<{ id: number }>('fetch 10 from ids')",
    /column `id` is text and arrives as string; the row type says number/,
  ],
  [
    'a parameter of a statement with a name',
    "pool.query({ name: 'named', text: 'select 1 from orders where id = $1', values: [number] })",
    /`number` is number.*text/,
  ],
  [
    'a wrong column in the SQL of a browser test',
    "runSql('select totl from orders where id = $1', text)",
    /column "totl" does not exist/,
  ],
  [
    'a wrong row type in the SQL of a browser test',
    "runSql<{ id: number }>('select id from orders where id = $1', text)",
    /the row type says number/,
  ],
  [
    'a wrong statement of pg',
    'pool.query<{ at: string }>("select created_at as at from orders where id = $1", [number])',
    /`number` is number.*text/,
  ],
];
