import { serve } from '@hono/node-server';
import { BOOKING_DAYS, CUTOFF_MINUTES, HOLD_MINUTES } from '@larkwell/contracts/numbers/visits';
import { Hono } from 'hono';
import pg from 'pg';

/* Bare Hono and pg: the cost of one query and one JSON body without our code. The path names a query; each `v` in its
   query string is a value. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const queries: Record<string, (values: string[]) => Promise<pg.QueryResult>> = {
  kits: () => pool.query({ name: 'kits', text: 'select * from products order by name limit 20' }),
  kit: ([id = '']) =>
    pool.query({ name: 'kit', text: 'select * from products where id::text = $1', values: [id] }),
  slots: ([location = '', date = '']) =>
    pool.query({
      name: 'slots',
      text: `select * from slots where location_id = $1 and starts_at >= $2::timestamptz
        and starts_at < $2::timestamptz + interval '1 day' order by starts_at`,
      values: [location, date],
    }),
  reserve: ([slot = '', visitor = '']) =>
    pool.query({
      name: 'reserve',
      text: 'select outcome, hold_id from reserve_slot($1, $2, null, $2, $3, $4, $5, 3, 60)',
      values: [slot, visitor, HOLD_MINUTES * 60, CUTOFF_MINUTES, BOOKING_DAYS],
    }),
};

const app = new Hono();
app.get('/', (context) => context.text('ready'));
app.get('/:name', async (context) => {
  const query = queries[context.req.param('name')];
  if (!query) return context.notFound();
  const { rows } = await query(context.req.queries('v') ?? []);
  return context.json({ data: rows });
});
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' });
