import { Hono } from 'hono';
import { z } from 'zod';
import { readClock, setClock, getPurpose } from '../db';
import { plainRefusals } from '../refusals';
import type { Deps } from '../deps';
import { sameSecret } from '../security';

const settingSchema = z.union([
  z.object({ at: z.coerce.date(), frozen: z.boolean().optional() }),
  z.object({ advanceSeconds: z.number().int().min(-40_000_000).max(40_000_000) }),
  z.literal('real'),
]);

/**
 * `GET /clock` returns the server's time; `POST /clock` moves it, for demonstrations and tests. Both need the
 * service key. In a database that is neither demo nor test, moving does not exist (404).
 */
export function clockRoutes(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  onMoved: () => Promise<void>,
): Hono {
  const app = new Hono();
  const notThere = { errorMessage: plainRefusals.nothingHere, code: 'not-found' } as const;
  app.use('/clock', async (c, next) => {
    if (!sameSecret(c.req.header('x-service-key') ?? '', settings.serviceKey)) return c.json(notThere, 404);
    return next();
  });
  app.get('/clock', async (c) => c.json({ data: { now: (await readClock(db)).toISOString() } }));
  app.post('/clock', async (c) => {
    if (!['demo', 'test'].includes(await getPurpose(db))) return c.json(notThere, 404);
    const setting = settingSchema.safeParse(await c.req.json().catch(() => undefined));
    if (!setting.success) {
      return c.json(
        { errorMessage: 'Send { at, frozen? }, { advanceSeconds } or "real".', code: 'bad-input' },
        400,
      );
    }
    const now = await setClock(db, setting.data);
    await onMoved();
    return c.json({ data: { now: now.toISOString() } });
  });
  return app;
}
