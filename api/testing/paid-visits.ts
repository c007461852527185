import { findPaymentByStripeId, followCharge } from '../src/payments';
import { confirmHeld, holdWithCompleteDraft, openPlace } from './booking-fixture';
import type { startOwnersShop } from './owners-shop';

/** Books visits at one location that are paid by card, and whose payments can be disputed. */
export async function openPaidVisits(owners: Awaited<ReturnType<typeof startOwnersShop>>) {
  const { shop } = owners;
  const place = await openPlace(shop);
  let count = 0;

  /** A visit that is booked and paid by card. */
  return async function bookVisit(token = 'tok_visa') {
    const email = `patient-${(count += 1)}@example.com`;
    const slotId = await place.nextSlot();
    const answers = { patient_email: email };
    const held = await holdWithCompleteDraft(shop, slotId, { testType: 'Antigen', answers });
    const { draftId, hold } = held;
    const charge = { token, testType: 'Antigen', draftId, holdToken: hold.holdToken } as const;
    const charged = await shop.api.appointments.createCharge(charge);
    const booked = await confirmHeld(shop, held);
    if (!charged.success || !booked.success) throw new Error('not booked');
    await shop.standIn.webhooksSent();
    const intentId = charged.data;
    const { bookingId } = booked.data;

    const follow = async (deps = shop.deps) =>
      followCharge(deps, (await findPaymentByStripeId(deps.db, intentId))!);
    const findDispute = async () =>
      (await shop.deps.stripe.disputes.list({ payment_intent: intentId })).data[0]!.id;
    return {
      bookingId,
      slotId,
      follow,
      view: async () => (await shop.api.appointments.getConfirmation({ bookingId })).data,
      async listed() {
        const found = await shop.api.appointments.listBookings({ userEmail: email });
        if (!found.success) throw new Error(found.errorMessage);
        return found.data[0]!;
      },
      told: async () => {
        await shop.runJobs();
        return shop.mailbox.to(email).filter(({ subject }) => subject.startsWith('The bank'));
      },
      cancel: () =>
        shop.pool.query(
          `update appointments set status = 'cancelled', cancelled_at = app_now() where id = $1`,
          [bookingId],
        ),
      async dispute() {
        const intent = await shop.deps.stripe.paymentIntents.retrieve(intentId);
        shop.standIn.dispute(String(intent.latest_charge));
        await shop.standIn.webhooksSent();
        await follow();
        await shop.runJobs();
      },
      async lose() {
        await shop.deps.stripe.disputes.close(await findDispute());
        await shop.standIn.webhooksSent();
        await follow();
      },
      async win() {
        const evidence = { uncategorized_text: 'winning_evidence' };
        await shop.deps.stripe.disputes.update(await findDispute(), { evidence });
        await shop.standIn.webhooksSent();
        await follow();
      },
      refund: (cents: number) => owners.refund(intentId, cents),
    };
  };
}
