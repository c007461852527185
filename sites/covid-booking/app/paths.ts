import type { VisitSection } from '@larkwell/contracts/appointments/visit-answers';

const root = '/covid-19-testing';
const scheduler = `${root}/covid-scheduler`;
const visitInfo = `${scheduler}/covid-visit-info`;
const confirmation = `${scheduler}/covid-confirmation`;

const query = (path: string, values: Record<string, string | undefined>) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) search.set(name, value);
  const text = search.toString();
  return text ? `${path}?${text}` : path;
};

/** The target of a scheduler link: a date, and the locations whose times are open. */
export interface SchedulerView {
  date?: string;
  /** Ids of the locations whose times are open. */
  checked?: string[];
  /** The location to scroll to. */
  at?: string;
}

/** Every path of the booking site. Links, redirects and tests use these. */
export const paths = {
  landing: () => root,
  privacy: () => `${root}/privacy`,
  accessibility: () => `${root}/accessibility`,
  /** Finds out whether the browser keeps cookies, then leads on to a path of this site. */
  cookieCheck: (next?: string) => query(`${root}/cookies`, { next }),
  assessment: () => `${root}/assessment`,
  scheduler: ({ date, checked, at }: SchedulerView = {}) =>
    query(scheduler, { date, checked: checked?.join(',') }) + (at ? `#location-${at}` : ''),
  visitInfo: (section?: VisitSection) => query(visitInfo, { section }),
  /** The second page of the payment section, for those with insurance. */
  insuranceCard: () => query(visitInfo, { section: 'payment', card: '1' }),
  cardImage: (side: 'front' | 'back') => `${visitInfo}/image/${side}`,
  payment: () => `${visitInfo}/payment`,
  /** Where Stripe's page and its cancel link return to. */
  paymentReturn: () => `${visitInfo}/payment/return`,
  /** Waits for a payment made on another device. */
  paymentElsewhere: () => `${visitInfo}/payment/another-device`,
  /** What a mailed link or QR code opens on a device without this booking's session. */
  payLink: (linkId: string) => `${root}/pay/${encodeURIComponent(linkId)}`,
  payLinkDone: () => `${root}/pay/done`,
  confirmation: (bookingId?: string) =>
    bookingId ? `${confirmation}/${encodeURIComponent(bookingId)}` : confirmation,
  calendar: (bookingId: string) => `${confirmation}/${encodeURIComponent(bookingId)}/calendar.ics`,
  /** The lookup; a press goes on to its booking once the list is open. */
  checkBooking: (press: { press?: string; booking?: string } = {}) => query(`${root}/check-booking`, press),
  lookupCode: () => `${root}/check-booking/code`,
  /** What the link in a booking mail opens; `press` goes on to change its booking. */
  mailedLink: (link?: string, press?: string) => query(`${root}/check-booking/mailed`, { link, press }),
  myBookings: () => `${root}/my-bookings`,
  cancelBooking: (bookingId: string) => `${root}/my-bookings/cancel/${encodeURIComponent(bookingId)}`,
  moveBooking: (bookingId: string, view: { date?: string; slot?: string } = {}) =>
    query(`${root}/my-bookings/move/${encodeURIComponent(bookingId)}`, view),
  report: (bookingId: string) => `${root}/my-bookings/report/${encodeURIComponent(bookingId)}`,
};
