import { currentLanguage } from '@larkwell/contracts/language/language';
import type { TestType } from '@larkwell/contracts/test-types';

const root = '/covid-19-testing';
const scheduler = `${root}/covid-scheduler`;
const visitInfo = `${scheduler}/covid-visit-info`;

const prefixes = { en: '', es: '/es' };

export interface TimesOfDay {
  /** A place as people write it: the search that finds the location. */
  near: string;
  testType: TestType;
  /** `YYYY-MM-DD` */
  date: string;
  locationId: string;
}

/** The booking site's addresses that mails and Stripe's page link to, in the language of the moment. */
export function bookingSite(bookingUrl: string) {
  const site = bookingUrl + prefixes[currentLanguage()];
  return {
    landing: site + root,
    /**
     * The page for a mail's link, which proves that its reader owns the mailbox. In the query, because queries
     * are not logged.
     */
    mailedLink: (link: string) => `${site}${root}/check-booking/mailed?${new URLSearchParams({ link })}`,
    /** Leads to the same page. Its path does not say what the visit is for. */
    visitLink: (link: string) => `${site}/visit?${new URLSearchParams({ link })}`,
    confirmation: (bookingId: string) =>
      `${site}${root}/covid-scheduler/covid-confirmation/${encodeURIComponent(bookingId)}`,
    /** Where Stripe's page returns to, paid or not. */
    paymentReturn: `${site}${visitInfo}/payment/return`,
    /** The Check Your Answers section, for the browser in which the visit was started. */
    review: `${site}${visitInfo}?section=consent`,
    payLink: (linkId: string) => `${site}${root}/pay/${encodeURIComponent(linkId)}`,
    /** The page for a resume link. In the query, because queries are not logged. */
    resume: (link: string) => `${site}${root}/resume?${new URLSearchParams({ link })}`,
    /** The page for the link of a waiting list. In the query, because queries are not logged. */
    waitingList: (key: string) => `${site}${root}/waiting-list?${new URLSearchParams({ key })}`,
    /** The times of a location on a date, in a browser that has searched for nothing yet. */
    timesOfDay: ({ near, testType, date, locationId }: TimesOfDay) =>
      `${site}${scheduler}?${new URLSearchParams({ near, test: testType, date, checked: locationId })}`,
    payLinkDone: `${site}${root}/pay/done`,
  };
}
