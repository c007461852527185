import { afterAll, expect, it } from 'vitest';
import { startOwnersShop } from '../../testing/owners-shop';
import { openPaidVisits } from '../../testing/paid-visits';
import { cancelBooking, moveBooking } from './change-booking';

const owners = await startOwnersShop();
const { shop } = owners;
const bookVisit = await openPaidVisits(owners);
afterAll(() => shop.close());

const asker = { proof: null, isTrusted: true } as const;
const underReview = 'The bank is reviewing the payment and holds $70.00 while it decides.';

async function mailOf(visit: Awaited<ReturnType<typeof bookVisit>>, subject: string) {
  await shop.runJobs();
  const { email } = await visit.view();
  return shop.mailbox.to(email).find((mail) => mail.subject.startsWith(subject))!;
}

it('a visit canceled while its payment is disputed says what happens to the money', async () => {
  const visit = await bookVisit();
  await visit.dispute();
  await cancelBooking(shop.deps, { bookingId: visit.bookingId, asker });
  const { text, html } = await mailOf(visit, 'Your test visit is canceled');
  for (const body of [text, html]) {
    expect(body).toContain(underReview);
    expect(body).toContain('Canceling the visit does not change that.');
  }
});

it('a visit moved while its payment is disputed says what happens to the money', async () => {
  const visit = await bookVisit();
  const other = await bookVisit();
  await visit.dispute();
  await cancelBooking(shop.deps, { bookingId: other.bookingId, asker });
  await moveBooking(shop.deps, { bookingId: visit.bookingId, slotId: other.slotId, asker });
  const { text, html } = await mailOf(visit, 'Your test visit was moved');
  for (const body of [text, html]) {
    expect(body).toContain(underReview);
    expect(body).toContain('Your visit stays booked until then.');
  }
  expect((await mailOf(other, 'Your test visit is canceled')).text).not.toContain('reviewing');
});
