import type { Booking, BookingConfirmation } from '../appointments/appointments';
import type { Assessment } from '../appointments/assessment';
import type { VisitAnswers } from '../appointments/visit-answers';
import type { VisitContext } from '../appointments/visit-rules';
import type { Draft } from '../drafts/drafts';
import type { Hold } from '../locations/hold';
import type { Availability, FoundLocation, Location, Slot } from '../locations/locations';
import type { WaitingRequest } from '../waiting-list/waiting-list';
import { FIXED_NOW, FIXED_TODAY } from './fixed-time';

/** A location in Omaha, in the Central time zone. */
export function makeLocation(over: Partial<Location> = {}): Location {
  return {
    id: 'loc_omaha_1',
    name: 'Larkwell Test Site Dodge Street',
    street: '7400 Dodge Street',
    city: 'Omaha',
    state: 'NE',
    zipCode: '68114',
    timezone: 'CT',
    zone: 'America/Chicago',
    description: 'Drive-thru in the north parking lot. Stay in your car.',
    ...over,
  };
}

/** 10:45 in the morning of Friday, November 27, 2026, in Omaha. */
export function makeSlot(over: Partial<Slot> = {}): Slot {
  return {
    id: 'slot_1',
    locationId: 'loc_omaha_1',
    start: '10:45 AM',
    date: '2026-11-27',
    startsAt: '2026-11-27T16:45:00.000Z',
    ...over,
  };
}

export function makeAvailability(over: Partial<Availability> = {}): Availability {
  return {
    date: '2026-11-27',
    slots: [makeSlot()],
    allPastCutoff: false,
    isFull: false,
    nextDate: null,
    ...over,
  };
}

export function makeFoundLocation(over: Partial<FoundLocation> = {}): FoundLocation {
  return {
    ...makeLocation(),
    distanceMiles: 3.2,
    availability: null,
    earliest: [],
    terms: 'terms_offer',
    ...over,
  };
}

export function makeWaitingRequest(over: Partial<WaitingRequest> = {}): WaitingRequest {
  return {
    locationId: 'loc_omaha_1',
    date: '2026-11-27',
    testType: 'RT-PCR',
    email: 'ada@example.com',
    ...over,
  };
}

export function makeHold(over: Partial<Hold> = {}): Hold {
  return {
    holdToken: 'hold_1',
    slot: makeSlot(),
    location: makeLocation(),
    endsAt: new Date(Date.parse(FIXED_NOW) + 1_500_000).toISOString(),
    secondsLeft: 1500,
    ...over,
  };
}

/** Everything answered with no. */
export function makeAssessment(over: Partial<Assessment> = {}): Assessment {
  return {
    future_travel_recreation: '0',
    possible_social_distancing: '0',
    closed_contact: '0',
    risk_resident: '0',
    work_in_healthcare: '0',
    risk_workplace: '0',
    asked_for_test: '0',
    symptoms_experienced: '0',
    is_acknowledge: true,
    ...over,
  };
}

/** An adult who takes the no-cost RT-PCR test, uninsured, with an SSN from the range that is never issued. */
export function makeVisitAnswers(over: Partial<VisitAnswers> = {}): VisitAnswers {
  return {
    patient_relationship: 'patient',
    patient_first_name: 'Ada',
    patient_last_name: 'Fields',
    date_of_birth: '1988-04-12',
    gender: 'female',
    ethnicity: 'Not Hispanic or Latino',
    race: 'Unknown',
    address_line_1: '12 Elm Street',
    country: 'United States',
    state: 'NE',
    city: 'Omaha',
    zipCode: '68102',
    patient_email: 'ada@example.com',
    patient_mobile: '(402) 555-0143',
    is_primary_phone: '1',
    received_vaccine: '0',
    first_time_vaccine: '1',
    medical_condition: '0',
    payment_select: '0',
    heath_insurance: '0',
    confirm_no_health_insurance: true,
    ssn: '900-12-3456',
    health_info_available: '1',
    is_acknowledge: true,
    ...over,
  };
}

export function makeVisitContext(over: Partial<VisitContext> = {}): VisitContext {
  return { testType: 'RT-PCR', today: FIXED_TODAY, state: 'NE', ...over };
}

/** A new draft. */
export function makeDraft(over: Partial<Draft> = {}): Draft {
  return {
    draftId: 'draft_1.secret',
    testType: 'RT-PCR',
    searchLocation: 'Omaha, NE',
    assessment: null,
    visitInfo: {},
    secrets: { ssn: null, driver_license: false, insurance_id: false, insurance_id_confirmed: false },
    completedSections: [],
    household: null,
    faults: {},
    images: { front: null, back: null },
    offersTextReminder: true,
    hold: null,
    payment_charge_id: null,
    hasPayment: false,
    terms: null,
    changes: [],
    bookingId: null,
    expiresAt: new Date(Date.parse(FIXED_NOW) + 86_400_000).toISOString(),
    now: FIXED_NOW,
    ...over,
  };
}

/** A booking that is still pending. */
export function makeBooking(over: Partial<Booking> = {}): Booking {
  return {
    id: 'booking_1',
    status: 'active',
    patient_first_name: 'Ada',
    patient_last_name: 'Fields',
    primary_phoneNumber: '(402) 555-0143',
    patient_mobile: '(402) 555-0143',
    appointmentDate: '2026-11-27',
    appointmentStart: '10:45 AM',
    appointmentEnd: '11:00 AM',
    startsAt: '2026-11-27T16:45:00.000Z',
    locationId: 'loc_omaha_1',
    locationName: 'Larkwell Test Site Dodge Street',
    locationStreet: '7400 Dodge Street',
    locationCity: 'Omaha',
    locationState: 'NE',
    locationZipCode: '68114',
    locationZone: 'America/Chicago',
    locationTimezone: 'CT',
    confirmation_code: 'K7M2PX9Q',
    is_checked_in: 0,
    is_report_generated: 0,
    test_type: 'RT-PCR',
    dispute: null,
    report_doc: null,
    terms: 'terms_booking',
    ...over,
  };
}

export function makeBookingConfirmation(over: Partial<BookingConfirmation> = {}): BookingConfirmation {
  return {
    id: 'booking_1',
    confirmationCode: 'K7M2PX9Q',
    patient: 'Ada F.',
    testType: 'RT-PCR',
    slot: makeSlot(),
    location: makeLocation(),
    status: 'active',
    standing: 'ahead',
    is_checked_in: 0,
    amountPaid: 0,
    refund: null,
    dispute: null,
    email: 'ada@example.com',
    guardianDuty: 'none',
    ...over,
  };
}
