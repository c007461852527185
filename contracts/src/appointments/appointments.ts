import { z } from 'zod';
import { calendarDate, instantSchema } from '../fields/date';
import { centsSchema } from '../fields/money';
import { idSchema } from '../fields/text';
import { holdSchema } from '../locations/hold';
import { locationSchema, nearestSlotSchema, slotSchema, zoneCodeSchema } from '../locations/locations';
import { REFUSAL_CODES } from '../refusals';
import { termsChangeSchema, termsSchema } from '../terms';
import { testTypeSchema } from '../test-types';

const bit = z.union([z.literal(0), z.literal(1)]);

const visitDisputeSchema = z.enum(['open', 'lost']);

/**
 * `unpaid`: canceled because the bank returned its payment. `canceled`: for any other reason. `over`: the
 * patient has checked in, or its time has come.
 */
const visitStandingSchema = z.enum(['ahead', 'unpaid', 'canceled', 'over']);
export type VisitStanding = z.infer<typeof visitStandingSchema>;

/**
 * A booking in the list. `appointmentDate` is `YYYY-MM-DD`, `appointmentStart` and `appointmentEnd` are
 * `hh:mm A`, all in the location's zone.
 */
export const bookingSchema = z.object({
  id: idSchema,
  status: z.enum(['active', 'cancelled']),
  patient_first_name: z.string(),
  patient_last_name: z.string(),
  primary_phoneNumber: z.string(),
  patient_mobile: z.string(),
  appointmentDate: calendarDate(),
  appointmentStart: z.string(),
  appointmentEnd: z.string(),
  startsAt: instantSchema,
  locationName: z.string(),
  locationStreet: z.string(),
  locationCity: z.string(),
  locationState: z.string(),
  locationZipCode: z.string(),
  /** IANA */
  locationZone: z.string(),
  locationTimezone: zoneCodeSchema,
  locationId: idSchema,
  confirmation_code: z.string(),
  is_checked_in: bit,
  is_report_generated: bit,
  test_type: testTypeSchema,
  /** A dispute about its payment that the bank has not decided, or that we lost; null without one. */
  dispute: visitDisputeSchema.nullable(),
  /** A link that opens the report for some minutes, or null. */
  report_doc: z.string().nullable(),
  /** For the forms that cancel or move it. */
  terms: termsSchema,
});
export type Booking = z.infer<typeof bookingSchema>;

/** What the confirmation page shows. */
export const bookingConfirmationSchema = z.object({
  id: idSchema,
  confirmationCode: z.string(),
  /** First name and last initial, `Ada F.`: enough to distinguish a family's bookings. */
  patient: z.string(),
  testType: testTypeSchema,
  slot: slotSchema,
  location: locationSchema,
  status: z.enum(['active', 'cancelled']),
  standing: visitStandingSchema,
  is_checked_in: bit,
  /** Cents paid by card and not returned; 0 for a no-cost visit. */
  amountPaid: centsSchema,
  /** Cents refunded to the card, and when the last refund was. */
  refund: z.object({ amount: centsSchema, at: instantSchema }).nullable(),
  /** A dispute, and the disputed cents. After a lost one the bank has returned them. */
  dispute: z.object({ state: visitDisputeSchema, amount: centsSchema }).nullable(),
  /** Where the confirmation was mailed. */
  email: z.string(),
  /** What a guardian must do, by age on the day of the visit and state of the location. */
  guardianDuty: z.enum(['none', 'form', 'accompany']),
});
export type BookingConfirmation = z.infer<typeof bookingConfirmationSchema>;

/** A refusal that is an answer, not an error: HTTP 200 with `success: false`. */
export const refusedSchema = z.object({
  success: z.literal(false),
  errorMessage: z.string(),
  code: z.enum(REFUSAL_CODES),
  /** With `terms-changed`: what is different, and the terms to continue with. */
  changes: z.array(termsChangeSchema).optional(),
  terms: termsSchema.optional(),
});

/**
 * A reservation; if refused, `nearest` has free slots for the same test, those of the same location first.
 */
export const reserveOutputSchema = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), data: holdSchema }),
  refusedSchema.extend({ nearest: z.array(nearestSlotSchema) }),
]);

/** `resetCharge` asks the caller to drop its charge id: the authorization was released. */
export const confirmOutputSchema = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(true),
    data: z.object({ confirmationCode: z.string(), bookingId: idSchema }),
  }),
  refusedSchema.extend({
    resetCharge: z.boolean(),
    errorData: z.record(z.string(), z.array(z.string())).optional(),
  }),
]);

/** `data` is the charge id. With `requiresAction` the page asks the bank and repeats the call with the id. */
export const chargeOutputSchema = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(true),
    data: idSchema,
    requiresAction: z.boolean(),
    /** Stripe's client secret, when there is something to do. */
    clientSecret: z.string().nullable(),
  }),
  refusedSchema.extend({ errorData: z.record(z.string(), z.array(z.string())).optional() }),
]);

/** How far a visit's payment has come, by card or on Stripe's page, here or on another device. */
export const visitPaymentStateSchema = z.object({
  /**
   * `unknown`: Stripe cannot be reached at the moment. `authorized`: the bank holds the amount on a card, and
   * the visit is not confirmed yet.
   */
  state: z.enum(['waiting', 'confirmed', 'expired', 'refused', 'unknown', 'authorized']),
  /** Set when confirmed. */
  bookingId: idSchema.nullable(),
  errorMessage: z.string().nullable(),
});
export type VisitPaymentState = z.infer<typeof visitPaymentStateSchema>;

/** A link for paying a visit or an order on another device. */
export const payLinkSchema = z.object({
  /** An address on the site that needs no cookie. */
  url: z.string(),
  /** The same address as a QR code, a complete `<svg>` element. */
  qrSvg: z.string(),
  sentTo: z.string(),
  expiresAt: instantSchema,
});
export type PayLink = z.infer<typeof payLinkSchema>;

/** What a pay link shows to anyone who has it: the visit, but nothing about the patient. */
export const payLinkOfferSchema = z.object({
  testType: testTypeSchema,
  /** Cents. */
  amount: centsSchema,
  slot: slotSchema,
  location: locationSchema,
  /** When the hold ends, and the link with it. */
  endsAt: instantSchema,
  /** For the form that opens the link's page. */
  terms: termsSchema,
});
export type PayLinkOffer = z.infer<typeof payLinkOfferSchema>;
