import { z } from 'zod';
import { centsSchema } from '../fields/money';
import { idSchema } from '../fields/text';
import { slotSchema } from '../locations/locations';
import { MAX_PEOPLE } from '../numbers/visits';
import { termsSchema } from '../terms';

export const peopleSchema = z.coerce.number().int().min(1).max(MAX_PEOPLE);

/** Names a person within a household. The number of one who left is not given to another. */
export const personSchema = z.coerce.number().int().min(1).max(999);

/** One of the people who book together, in the order of their numbers. */
export const householdPersonSchema = z.object({
  person: personSchema,
  /** Empty until it is typed. */
  name: z.string(),
  /** The time that is held, or was held last, or is booked. */
  slot: slotSchema.nullable(),
  isHeld: z.boolean(),
  /** Everything is answered and agreed to. */
  isDone: z.boolean(),
  /** Cents to pay by card; 0 at no cost, and until the way to pay is chosen. */
  amount: centsSchema,
  bookingId: idSchema.nullable(),
});
export type HouseholdPerson = z.infer<typeof householdPersonSchema>;

/** The people who book together. Each has a draft; that of the first one names the household. */
export const householdSchema = z.object({
  /** Whose draft this is. */
  person: personSchema,
  people: z.array(householdPersonSchema),
  /** Cents for all of them. */
  total: centsSchema,
  /** For the forms that pay and confirm; null until all have a time, and once they are booked. */
  terms: termsSchema.nullable(),
});
export type Household = z.infer<typeof householdSchema>;

/** Upcoming bookings that were made together, and can be canceled together. */
export const bookedHouseholdSchema = z.object({
  /** Their ids, the earliest first; at least two. */
  bookings: z.array(idSchema),
  canMove: z.boolean(),
  /** For the forms that cancel or move all of them. */
  terms: termsSchema,
});
export type BookedHousehold = z.infer<typeof bookedHouseholdSchema>;
