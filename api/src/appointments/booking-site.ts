const root = '/covid-19-testing';
const visitInfo = `${root}/covid-scheduler/covid-visit-info`;

/** The addresses of the booking site that mails and Stripe's page lead to. */
export const bookingSite = (bookingUrl: string) => ({
  landing: bookingUrl + root,
  /** Where the link of a mail shows that its reader owns the mailbox. A query, since those are not logged. */
  mailedLink: (link: string) => `${bookingUrl}${root}/check-booking/mailed?${new URLSearchParams({ link })}`,
  confirmation: (bookingId: string) =>
    `${bookingUrl}${root}/covid-scheduler/covid-confirmation/${encodeURIComponent(bookingId)}`,
  /** Where Stripe's page returns, paid or not. */
  paymentReturn: `${bookingUrl}${visitInfo}/payment/return`,
  /** Check your answers, for the browser in which the visit was begun. */
  review: `${bookingUrl}${visitInfo}?section=consent`,
  payLink: (linkId: string) => `${bookingUrl}${root}/pay/${encodeURIComponent(linkId)}`,
  payLinkDone: `${bookingUrl}${root}/pay/done`,
});
