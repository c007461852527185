import { currentLanguage } from '@larkwell/contracts/language/language';

const root = '/covid-19-testing';
const visitInfo = `${root}/covid-scheduler/covid-visit-info`;

const prefixes = { en: '', es: '/es' };

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
    payLinkDone: `${site}${root}/pay/done`,
  };
}
