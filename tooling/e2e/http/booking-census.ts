import type { RouteHandles } from '../../../sites/covid-booking/app/route-handles.generated';

const site = '/covid-19-testing';
const scheduler = `${site}/covid-scheduler`;
const visitInfo = `${scheduler}/covid-visit-info`;

interface Row {
  path: string;
  answer: string;
}

/** Each page of the booking site, and what a visitor without a cookie gets: a status, or where a redirect leads. */
export const bookingCensus: Record<keyof RouteHandles, Row> = {
  _index: { path: '/', answer: site },
  'covid-19-testing._index': { path: site, answer: '200' },
  'covid-19-testing.accessibility': { path: `${site}/accessibility`, answer: '200' },
  'covid-19-testing.privacy': { path: `${site}/privacy`, answer: '200' },
  'covid-19-testing.assessment': { path: `${site}/assessment`, answer: '200' },
  'covid-19-testing.cookies': { path: `${site}/cookies`, answer: '200' },
  'covid-19-testing.check-booking._index': { path: `${site}/check-booking`, answer: '200' },
  'covid-19-testing.check-booking.code': {
    path: `${site}/check-booking/code`,
    answer: `${site}/check-booking`,
  },
  'covid-19-testing.check-booking.mailed': {
    path: `${site}/check-booking/mailed`,
    answer: `${site}/check-booking`,
  },
  'covid-19-testing.covid-scheduler._index': { path: scheduler, answer: site },
  'covid-19-testing.covid-scheduler.covid-confirmation.$booking._index': {
    path: `${scheduler}/covid-confirmation/none`,
    answer: site,
  },
  'covid-19-testing.covid-scheduler.covid-confirmation.$booking.calendar[.ics]': {
    path: `${scheduler}/covid-confirmation/none/calendar.ics`,
    answer: '404',
  },
  'covid-19-testing.covid-scheduler.covid-confirmation._index': {
    path: `${scheduler}/covid-confirmation`,
    answer: site,
  },
  'covid-19-testing.covid-scheduler.covid-visit-info._index': { path: visitInfo, answer: site },
  'covid-19-testing.covid-scheduler.covid-visit-info.image.$side': {
    path: `${visitInfo}/image/front`,
    answer: '404',
  },
  'covid-19-testing.covid-scheduler.covid-visit-info.payment._index': {
    path: `${visitInfo}/payment`,
    answer: site,
  },
  'covid-19-testing.covid-scheduler.covid-visit-info.payment.another-device': {
    path: `${visitInfo}/payment/another-device`,
    answer: site,
  },
  'covid-19-testing.covid-scheduler.covid-visit-info.payment.return': {
    path: `${visitInfo}/payment/return`,
    answer: `${site}/pay/done`,
  },
  'covid-19-testing.my-bookings._index': { path: `${site}/my-bookings`, answer: `${site}/check-booking` },
  'covid-19-testing.my-bookings.cancel.$booking': {
    path: `${site}/my-bookings/cancel/none`,
    answer: `${site}/check-booking`,
  },
  'covid-19-testing.my-bookings.move.$booking': {
    path: `${site}/my-bookings/move/none`,
    answer: `${site}/check-booking`,
  },
  'covid-19-testing.my-bookings.report.$booking': {
    path: `${site}/my-bookings/report/none`,
    answer: `${site}/check-booking`,
  },
  'covid-19-testing.pay.$link': { path: `${site}/pay/none`, answer: '404' },
  'covid-19-testing.pay.done': { path: `${site}/pay/done`, answer: '200' },
  'form-not-sent': { path: '/form-not-sent', answer: '404' },
  '[.]well-known.security[.]txt': { path: '/.well-known/security.txt', answer: '200' },
  'robots[.]txt': { path: '/robots.txt', answer: '200' },
};

/** The same pages in Spanish. Only files for programs, and what shows a refused form, have no other language. */
export function spanishCensus(): Row[] {
  const pages = Object.values(bookingCensus).filter(({ path }) => path === '/' || path.startsWith(site));
  return pages.map(({ path, answer }) => ({
    path: path === '/' ? '/es' : `/es${path}`,
    answer: answer.startsWith('/') ? `/es${answer}` : answer,
  }));
}
