import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Queryable } from '../db';

/**
 * `/livez`: the process answers. `/readyz`: it also reaches the database (503 while it does not, or while it
 * stops).
 */
export function healthRoutes(db: Queryable, isStopping: () => boolean): Hono {
  const app = new Hono();
  app.get('/livez', (c) => c.json({ status: 'alive' }));
  app.get('/readyz', async (c) => {
    if (isStopping()) return c.json({ status: 'stopping' }, 503);
    try {
      await db.execute(sql`select 1`);
      return c.json({ status: 'ready' });
    } catch {
      return c.json({ status: 'database away' }, 503);
    }
  });
  return app;
}
