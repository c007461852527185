import type { VisitSection } from '@larkwell/contracts/appointments/visit-answers';
import { currentLanguage, type Language } from '@larkwell/contracts/language/language';

const root = '/covid-19-testing';
const scheduler = '/covid-scheduler';
const visitInfo = `${scheduler}/covid-visit-info`;
const confirmation = `${scheduler}/covid-confirmation`;

const prefixes: Record<Language, string> = { en: '', es: '/es' };

/** The first page, in a language. */
export const landingIn = (language: Language): string => prefixes[language] + root;

/** A path below the site's root, in the language of the page that leads there. */
const pathTo = (path = '') => prefixes[currentLanguage()] + root + path;

/** The same page in the other language. */
export const inOtherLanguage = (path: string): string =>
  currentLanguage() === 'es' ? path.replace(/^\/es(?=\/)/i, '') : `${prefixes.es}${path}`;

const query = (path: string, values: Record<string, string | undefined>) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) search.set(name, value);
  const text = search.toString();
  return text ? `${path}?${text}` : path;
};

/** A number that an address names only when it is not the usual one. */
const further = (count: number | undefined) => (count !== undefined && count > 1 ? String(count) : undefined);

/** The target of a scheduler link: a date, and the locations whose times are open. */
export interface SchedulerView {
  date?: string;
  /** Ids of the locations whose times are open. */
  checked?: string[];
  /** The location to scroll to. */
  at?: string;
  /** How many people the times are for. */
  people?: number;
}

/** Every path of the booking site. Links, redirects and tests use these. */
export const paths = {
  landing: () => pathTo(),
  privacy: () => pathTo('/privacy'),
  accessibility: () => pathTo('/accessibility'),
  /** Finds out whether the browser keeps cookies, then leads on to a path of this site. */
  cookieCheck: (next?: string) => query(pathTo('/cookies'), { next }),
  assessment: (person?: number) => query(pathTo('/assessment'), { person: further(person) }),
  scheduler: ({ date, checked, at, people }: SchedulerView = {}) =>
    query(pathTo(scheduler), { date, checked: checked?.join(','), people: further(people) }) +
    (at ? `#location-${at}` : ''),
  /** Asks for a mail once a time opens at a location on a full day. */
  fullDay: (day: { site: string; date: string }) => query(pathTo(`${scheduler}/full-day`), day),
  /** What the link of that mail opens: confirms the address, or takes it off the list. */
  waitingList: () => pathTo('/waiting-list'),
  /** The form of a person; of the first one, or of a visit of its own, if omitted. */
  visitInfo: (section?: VisitSection, person?: number) =>
    query(pathTo(visitInfo), { section, person: further(person) }),
  /** All people of a household: who is done, and the button that books them. */
  household: () => pathTo(`${visitInfo}/household`),
  /** The second page of the payment section, for those with insurance. */
  insuranceCard: (person?: number) =>
    query(pathTo(visitInfo), { section: 'payment', card: '1', person: further(person) }),
  cardImage: (side: 'front' | 'back', person?: number) =>
    query(pathTo(`${visitInfo}/image/${side}`), { person: further(person) }),
  payment: () => pathTo(`${visitInfo}/payment`),
  /** Where Stripe's page and its cancel link return to. */
  paymentReturn: () => pathTo(`${visitInfo}/payment/return`),
  /** Waits for a payment made on another device. */
  paymentElsewhere: () => pathTo(`${visitInfo}/payment/another-device`),
  /** What a mailed link or QR code opens on a device without this booking's session. */
  payLink: (linkId: string) => pathTo(`/pay/${encodeURIComponent(linkId)}`),
  /** Mails a link for going on later or on another device. */
  later: () => pathTo(`${visitInfo}/later`),
  /** What that link opens: asks for the mailed code. */
  resume: (link?: string) => query(pathTo('/resume'), { link }),
  payLinkDone: () => pathTo('/pay/done'),
  confirmation: (bookingId?: string) =>
    bookingId ? pathTo(`${confirmation}/${encodeURIComponent(bookingId)}`) : pathTo(confirmation),
  /** The confirmations of a household. */
  householdBooked: () => pathTo(`${confirmation}/household`),
  calendar: (bookingId: string) => pathTo(`${confirmation}/${encodeURIComponent(bookingId)}/calendar.ics`),
  /** The lookup; a press goes on to its booking once the list is open. */
  checkBooking: (press: { press?: string; booking?: string } = {}) => query(pathTo('/check-booking'), press),
  lookupCode: () => pathTo('/check-booking/code'),
  /** What the link in a booking mail opens; `press` goes on to change its booking. */
  mailedLink: (link?: string, press?: string) => query(pathTo('/check-booking/mailed'), { link, press }),
  myBookings: () => pathTo('/my-bookings'),
  cancelBooking: (bookingId: string) => pathTo(`/my-bookings/cancel/${encodeURIComponent(bookingId)}`),
  moveBooking: (bookingId: string, view: { date?: string; slot?: string } = {}) =>
    query(pathTo(`/my-bookings/move/${encodeURIComponent(bookingId)}`), view),
  cancelHousehold: (bookingId: string) => pathTo(`/my-bookings/cancel-all/${encodeURIComponent(bookingId)}`),
  moveHousehold: (bookingId: string, view: { date?: string; slot?: string } = {}) =>
    query(pathTo(`/my-bookings/move-all/${encodeURIComponent(bookingId)}`), view),
  report: (bookingId: string) => pathTo(`/my-bookings/report/${encodeURIComponent(bookingId)}`),
};
