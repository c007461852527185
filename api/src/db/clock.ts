import { sql } from 'drizzle-orm';
import type { Queryable } from './database';

/** The time by the one clock as ISO text, for a query that returns other values as well. */
export const clockText = sql`to_char(app_now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * The one clock. SQL reads it as `app_now()`; code that needs an instant calls this, so that both agree even
 * when a test or demo database has moved it.
 */
export async function readClock(db: Queryable): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select ${clockText} as now`);
  return new Date(rows[0]!.now);
}

/** The same in whole seconds since the epoch, as Stripe counts. */
export async function readSeconds(db: Queryable): Promise<number> {
  return Math.floor((await readClock(db)).getTime() / 1000);
}

/** How a test or demo sets the clock: running from an instant, frozen at one, or back to real time. */
export type ClockSetting = { at: Date; frozen?: boolean } | { advanceSeconds: number } | 'real';

/** Moves the clock. The database refuses unless it is marked as a test or demo database. */
export async function setClock(db: Queryable, setting: ClockSetting): Promise<Date> {
  if (setting === 'real') {
    await db.execute(sql`delete from app_clock`);
  } else if ('advanceSeconds' in setting) {
    const by = sql`make_interval(secs => ${setting.advanceSeconds})`;
    await db.execute(sql`
      insert into app_clock (shift) values (${by})
      on conflict (only_row) do update
      set shift = app_clock.shift + ${by}, frozen_at = app_clock.frozen_at + ${by}`);
  } else {
    const at = setting.at.toISOString();
    const frozenAt = setting.frozen ? at : null;
    await db.execute(sql`
      insert into app_clock (shift, frozen_at)
      values (${at}::timestamptz - clock_timestamp(), ${frozenAt}::timestamptz)
      on conflict (only_row) do update set shift = excluded.shift, frozen_at = excluded.frozen_at`);
  }
  return readClock(db);
}
