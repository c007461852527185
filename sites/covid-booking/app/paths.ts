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
  landing: () => pathTo(),
  privacy: () => pathTo('/privacy'),
  accessibility: () => pathTo('/accessibility'),
  /** Finds out whether the browser keeps cookies, then leads on to a path of this site. */
  cookieCheck: (next?: string) => query(pathTo('/cookies'), { next }),
  assessment: () => pathTo('/assessment'),
  scheduler: ({ date, checked, at }: SchedulerView = {}) =>
    query(pathTo(scheduler), { date, checked: checked?.join(',') }) + (at ? `#location-${at}` : ''),
  visitInfo: (section?: VisitSection) => query(pathTo(visitInfo), { section }),
  /** The second page of the payment section, for those with insurance. */
  insuranceCard: () => query(pathTo(visitInfo), { section: 'payment', card: '1' }),
  cardImage: (side: 'front' | 'back') => pathTo(`${visitInfo}/image/${side}`),
  payment: () => pathTo(`${visitInfo}/payment`),
  /** Where Stripe's page and its cancel link return to. */
  paymentReturn: () => pathTo(`${visitInfo}/payment/return`),
  /** Waits for a payment made on another device. */
  paymentElsewhere: () => pathTo(`${visitInfo}/payment/another-device`),
  /** What a mailed link or QR code opens on a device without this booking's session. */
  payLink: (linkId: string) => pathTo(`/pay/${encodeURIComponent(linkId)}`),
  payLinkDone: () => pathTo('/pay/done'),
  confirmation: (bookingId?: string) =>
    bookingId ? pathTo(`${confirmation}/${encodeURIComponent(bookingId)}`) : pathTo(confirmation),
  calendar: (bookingId: string) => pathTo(`${confirmation}/${encodeURIComponent(bookingId)}/calendar.ics`),
  checkBooking: () => pathTo('/check-booking'),
  lookupCode: () => pathTo('/check-booking/code'),
  /** What the link in a booking mail opens. */
  mailedLink: (link?: string) => query(pathTo('/check-booking/mailed'), { link }),
  myBookings: () => pathTo('/my-bookings'),
  cancelBooking: (bookingId: string) => pathTo(`/my-bookings/cancel/${encodeURIComponent(bookingId)}`),
  moveBooking: (bookingId: string, view: { date?: string; slot?: string } = {}) =>
    query(pathTo(`/my-bookings/move/${encodeURIComponent(bookingId)}`), view),
  report: (bookingId: string) => pathTo(`/my-bookings/report/${encodeURIComponent(bookingId)}`),
};
