import { currentLanguage } from '@larkwell/contracts/language/language';

const roots = { en: '/covid-19-testing', es: '/es/covid-19-testing' };

/** The booking site's addresses that mails and Stripe's page link to, in the language of the moment. */
export function bookingSite(bookingUrl: string) {
  const root = roots[currentLanguage()];
  const visitInfo = `${root}/covid-scheduler/covid-visit-info`;
  return addressesBelow(bookingUrl, root, visitInfo);
}

const addressesBelow = (bookingUrl: string, root: string, visitInfo: string) => ({
  landing: bookingUrl + root,
  /**
   * The page for a mail's link, which proves that its reader owns the mailbox. In the query, because queries
   * are not logged.
   */
  mailedLink: (link: string) => `${bookingUrl}${root}/check-booking/mailed?${new URLSearchParams({ link })}`,
  /** Leads to the same page. Its path does not say what the visit is for. */
  visitLink: (link: string) =>
    `${bookingUrl}${root.replace('/covid-19-testing', '')}/visit?${new URLSearchParams({ link })}`,
  confirmation: (bookingId: string) =>
    `${bookingUrl}${root}/covid-scheduler/covid-confirmation/${encodeURIComponent(bookingId)}`,
  /** Where Stripe's page returns to, paid or not. */
  paymentReturn: `${bookingUrl}${visitInfo}/payment/return`,
  /** The Check Your Answers section, for the browser in which the visit was started. */
  review: `${bookingUrl}${visitInfo}?section=consent`,
  payLink: (linkId: string) => `${bookingUrl}${root}/pay/${encodeURIComponent(linkId)}`,
  payLinkDone: `${bookingUrl}${root}/pay/done`,
});
