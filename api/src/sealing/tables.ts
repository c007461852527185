import { pgTable, text } from 'drizzle-orm/pg-core';

export const personKeys = pgTable('person_keys', {
  id: text('id').primaryKey(),
  wrapped: text('wrapped'),
});
