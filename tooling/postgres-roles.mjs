import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

/** The product's role: it owns its databases and their contents, and has no other rights on the server. */
export const appRole = 'larkwell_app';

/**
 * Gives the product's role its rights in the database of `adminUrl`. A database from before this role existed is handed
 * over with all its contents.
 *
 * @param {string} adminUrl of the role that owns the server
 * @param {string} data the data directory, which keeps the password
 * @returns {Promise<string>} the password
 */
export async function ensureAppRole(adminUrl, data) {
  const file = path.join(data, `${appRole}.password`);
  const password = existsSync(file)
    ? readFileSync(file, 'utf8').trim()
    : randomBytes(18).toString('base64url');
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    const { rowCount } = await admin.query(
      'select from pg_database where datname = current_database() and pg_get_userbyid(datdba) = $1',
      [appRole],
    );
    if (existsSync(file) && rowCount === 1) return password;
    writeFileSync(file, `${password}\n`, { mode: 0o600 });
    await admin.query('begin');
    await admin.query('select pg_advisory_xact_lock(hashtext($1))', [appRole]);
    await admin.query(makeRole(password));
    await admin.query(handOver);
    await admin.query('commit');
    return password;
  } finally {
    await admin.end();
  }
}

const makeRole = (/** @type {string} */ password) => `
  do $$ begin
    if not exists (select from pg_roles where rolname = '${appRole}') then create role ${appRole}; end if;
  end $$;
  alter role ${appRole} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
    password '${password.replaceAll(/[^\w-]/g, '')}'`;

/** Objects that belong to a table (indexes, column sequences) follow it. */
const handOver = `
  do $$ declare statement text; begin
    for statement in
      select format('alter schema %I owner to ${appRole}', nspname) from pg_namespace
        where nspowner = current_user::regrole and nspname !~ '^pg_' and nspname <> 'information_schema'
      union all
      select format('alter %s %s owner to ${appRole}',
          case c.relkind when 'S' then 'sequence' when 'v' then 'view' else 'table' end, c.oid::regclass)
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relowner = current_user::regrole and c.relkind in ('r', 'p', 'v', 'S')
          and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
          and not exists (
            select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i')
              and d.refclassid = 'pg_class'::regclass and c.relkind = 'S')
      union all
      select format('alter routine %s owner to ${appRole}', p.oid::regprocedure)
        from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where p.proowner = current_user::regrole and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
      union all
      select format('alter type %s owner to ${appRole}', t.oid::regtype)
        from pg_type t join pg_namespace n on n.oid = t.typnamespace
        where t.typowner = current_user::regrole and t.typtype in ('e', 'd')
          and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    loop execute statement; end loop;
    execute format('alter database %I owner to ${appRole}', current_database());
  end $$`;
