// Written by `npm run typecheck` from the folders of app/routes. Each route says in its `handle` who may open it.
import type { EveryRoute } from '@larkwell/platform/serving/page-handle';

export type RouteHandles = EveryRoute<{
  '[.]well-known.security[.]txt': typeof import('./routes/[.]well-known.security[.]txt/route').handle;
  '_index': typeof import('./routes/_index/route').handle;
  'covid-19-testing._index': typeof import('./routes/covid-19-testing._index/route').handle;
  'covid-19-testing.accessibility': typeof import('./routes/covid-19-testing.accessibility/route').handle;
  'covid-19-testing.assessment': typeof import('./routes/covid-19-testing.assessment/route').handle;
  'covid-19-testing.check-booking._index': typeof import('./routes/covid-19-testing.check-booking._index/route').handle;
  'covid-19-testing.check-booking.code': typeof import('./routes/covid-19-testing.check-booking.code/route').handle;
  'covid-19-testing.check-booking.mailed': typeof import('./routes/covid-19-testing.check-booking.mailed/route').handle;
  'covid-19-testing.cookies': typeof import('./routes/covid-19-testing.cookies/route').handle;
  'covid-19-testing.covid-scheduler._index': typeof import('./routes/covid-19-testing.covid-scheduler._index/route').handle;
  'covid-19-testing.covid-scheduler.covid-confirmation.$booking._index': typeof import('./routes/covid-19-testing.covid-scheduler.covid-confirmation.$booking._index/route').handle;
  'covid-19-testing.covid-scheduler.covid-confirmation.$booking.calendar[.ics]': typeof import('./routes/covid-19-testing.covid-scheduler.covid-confirmation.$booking.calendar[.ics]/route').handle;
  'covid-19-testing.covid-scheduler.covid-confirmation._index': typeof import('./routes/covid-19-testing.covid-scheduler.covid-confirmation._index/route').handle;
  'covid-19-testing.covid-scheduler.covid-visit-info._index': typeof import('./routes/covid-19-testing.covid-scheduler.covid-visit-info._index/route').handle;
  'covid-19-testing.covid-scheduler.covid-visit-info.image.$side': typeof import('./routes/covid-19-testing.covid-scheduler.covid-visit-info.image.$side/route').handle;
  'covid-19-testing.covid-scheduler.covid-visit-info.payment._index': typeof import('./routes/covid-19-testing.covid-scheduler.covid-visit-info.payment._index/route').handle;
  'covid-19-testing.covid-scheduler.covid-visit-info.payment.another-device': typeof import('./routes/covid-19-testing.covid-scheduler.covid-visit-info.payment.another-device/route').handle;
  'covid-19-testing.covid-scheduler.covid-visit-info.payment.return': typeof import('./routes/covid-19-testing.covid-scheduler.covid-visit-info.payment.return/route').handle;
  'covid-19-testing.my-bookings._index': typeof import('./routes/covid-19-testing.my-bookings._index/route').handle;
  'covid-19-testing.my-bookings.cancel.$booking': typeof import('./routes/covid-19-testing.my-bookings.cancel.$booking/route').handle;
  'covid-19-testing.my-bookings.move.$booking': typeof import('./routes/covid-19-testing.my-bookings.move.$booking/route').handle;
  'covid-19-testing.my-bookings.report.$booking': typeof import('./routes/covid-19-testing.my-bookings.report.$booking/route').handle;
  'covid-19-testing.pay.$link': typeof import('./routes/covid-19-testing.pay.$link/route').handle;
  'covid-19-testing.pay.done': typeof import('./routes/covid-19-testing.pay.done/route').handle;
  'covid-19-testing.privacy': typeof import('./routes/covid-19-testing.privacy/route').handle;
  'form-not-sent': typeof import('./routes/form-not-sent/route').handle;
  'robots[.]txt': typeof import('./routes/robots[.]txt/route').handle;
}>;
