import type { NotificationPreferences } from '@larkwell/contracts/accounts/accounts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';

const usual: NotificationPreferences = {
  orderUpdates: true,
  reportReady: true,
  subscriptionReminders: true,
};

/** The mails a person wants; defaults apply to anything they never chose. */
export async function getPreferences(db: Queryable, userId: string): Promise<NotificationPreferences> {
  const { rows } = await db.execute<{ preferences: Partial<NotificationPreferences> }>(
    sql`select preferences from users where id = ${userId}`,
  );
  return { ...usual, ...rows[0]?.preferences };
}

export async function savePreferences(
  db: Queryable,
  userId: string,
  preferences: NotificationPreferences,
): Promise<void> {
  await db.execute(
    sql`update users set preferences = ${JSON.stringify(preferences)}::jsonb where id = ${userId}`,
  );
}
