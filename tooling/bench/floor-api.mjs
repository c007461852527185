import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

/* Bare Hono and pg: the cost of one query and one JSON body without our code. The path names a query of FLOOR_QUERIES
   (JSON: name → SQL text); each `v` in its query string is a value. */
const queries = JSON.parse(process.env.FLOOR_QUERIES ?? '{}');
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = new Hono();
app.get('/', (context) => context.text('ready'));
app.get('/:name', async (context) => {
  const text = queries[context.req.param('name')];
  if (!text) return context.notFound();
  const values = context.req.queries('v') ?? [];
  const { rows } = await pool.query({ name: context.req.param('name'), text, values });
  return context.json({ data: rows });
});
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' });
