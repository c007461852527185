import { boolean, doublePrecision, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ZoneCode } from '@larkwell/contracts/slots';

export const locations = pgTable('locations', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  street: text('street').notNull(),
  city: text('city').notNull(),
  state: text('state').notNull(),
  zipCode: text('zip_code').notNull(),
  timezone: text('timezone').$type<ZoneCode>().notNull(),
  zone: text('zone').notNull(),
  description: text('description').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  testTypes: text('test_types').array().notNull(),
  isOpen: boolean('is_open').notNull(),
  opensMinute: integer('opens_minute').notNull(),
  closesMinute: integer('closes_minute').notNull(),
  slotMinutes: integer('slot_minutes').notNull(),
  weekdays: integer('weekdays').array().notNull(),
  slotCapacity: integer('slot_capacity').notNull(),
});

export const slots = pgTable('slots', {
  id: text('id').primaryKey(),
  locationId: text('location_id').notNull(),
  startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
  minutes: integer('minutes').notNull(),
  capacity: integer('capacity').notNull(),
  taken: integer('taken').notNull(),
});

/** The columns a location shows. */
export const shownLocation = {
  id: locations.id,
  name: locations.name,
  street: locations.street,
  city: locations.city,
  state: locations.state,
  zipCode: locations.zipCode,
  timezone: locations.timezone,
  zone: locations.zone,
  description: locations.description,
};
