import { z } from 'zod';
import { calendarDate, instantSchema } from '../fields/date';
import { idSchema } from '../fields/text';
import { ZONES, type ZoneCode } from '../slots';
import { termsSchema } from '../terms';

export const zoneCodeSchema = z.enum(Object.keys(ZONES) as [ZoneCode, ...ZoneCode[]]);

/** An appointment slot. `start` (`hh:mm A`) and `date` are in the location's zone; `startsAt` is the instant. */
export const slotSchema = z.object({
  id: idSchema,
  locationId: idSchema,
  start: z.string(),
  date: calendarDate(),
  startsAt: instantSchema,
});
export type Slot = z.infer<typeof slotSchema>;

/** A free slot that replaces an unavailable one, with the terms for the form that takes it. */
export const nearestSlotSchema = slotSchema.extend({
  locationName: z.string(),
  timezone: zoneCodeSchema,
  terms: termsSchema,
});
export type NearestSlot = z.infer<typeof nearestSlotSchema>;

/** One location's free slots on one date. */
export const availabilitySchema = z.object({
  date: calendarDate(),
  slots: z.array(slotSchema),
  /** There were free slots, but the cut-off hides all of them. */
  allPastCutoff: z.boolean(),
  /** There are times that could be booked, and all of them are taken or held. */
  isFull: z.boolean(),
  /** If this date has none, the next bookable date with a free slot. */
  nextDate: calendarDate().nullable(),
});
export type Availability = z.infer<typeof availabilitySchema>;

/** A test location. `state` is the two-letter code, `zone` the IANA name behind `timezone`. */
export const locationSchema = z.object({
  id: idSchema,
  name: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  timezone: zoneCodeSchema,
  zone: z.string(),
  description: z.string(),
});
export type Location = z.infer<typeof locationSchema>;

/** A bookable date over all locations found: how many times are free, and whether there were any to take. */
export const bookingDaySchema = z.object({
  date: calendarDate(),
  free: z.number().int().min(0),
  /** Without it, no location has times that day, or it is too late for them. */
  isOpen: z.boolean(),
});
export type BookingDay = z.infer<typeof bookingDaySchema>;

/** A location found by a search. `availability` is included for the locations named in `checked`. */
export const foundLocationSchema = locationSchema.extend({
  /** From the searched ZIP code or city, in miles, one decimal. */
  distanceMiles: z.number(),
  availability: availabilitySchema.nullable(),
  /** Its first free times on the searched date; without any, those of its next day that has some. */
  earliest: z.array(slotSchema),
  /** For the forms that take one of its times, for the searched test. */
  terms: termsSchema,
});
export type FoundLocation = z.infer<typeof foundLocationSchema>;
