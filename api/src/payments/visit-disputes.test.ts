import type Stripe from 'stripe';
import { afterAll, describe, expect, it } from 'vitest';
import { startOwnersShop } from '../../testing/owners-shop';
import { openPaidVisits } from '../../testing/paid-visits';

const owners = await startOwnersShop();
const { shop } = owners;
const bookVisit = await openPaidVisits(owners);
afterAll(() => shop.close());

const takenOf = async (slotId: string) => {
  const { rows } = await shop.pool.query<{ taken: number }>('select taken from slots where id = $1', [
    slotId,
  ]);
  return rows[0]!.taken;
};
const lastOf = <T>(all: T[]) => all.at(-1)!;

describe('a dispute about a visit’s payment', () => {
  it('is shown and mailed once, and the visit stays booked', async () => {
    const visit = await bookVisit();
    await visit.dispute();
    expect(await visit.view()).toMatchObject({
      status: 'active',
      standing: 'ahead',
      amountPaid: 7000,
      dispute: { state: 'open', amount: 7000 },
    });
    expect(await visit.listed()).toMatchObject({ status: 'active', dispute: 'open' });
    const mails = await visit.told();
    expect(mails.map(({ subject }) => subject)).toEqual([
      'The bank is reviewing the payment for your test visit',
    ]);
    expect(mails[0]!.text).toContain('Your visit stays booked');
    expect(mails[0]!.text).toContain('$70.00');
    expect(await takenOf(visit.slotId)).toBe(1);
  });

  it('that a card raises right after the charge is followed as well', async () => {
    const visit = await bookVisit('tok_createDispute');
    expect(await visit.view()).toMatchObject({ status: 'active', dispute: { state: 'open' } });
    const told = await visit.told();
    expect(told.map(({ subject }) => subject)).toEqual([
      'The bank is reviewing the payment for your test visit',
    ]);
  });

  it('that begins while an earlier answer from Stripe is on its way stays open, and sends one mail', async () => {
    const visit = await bookVisit();
    let isFirst = true;
    const retrieve = async (id: string, params: Stripe.PaymentIntentRetrieveParams) => {
      const answer = await shop.deps.stripe.paymentIntents.retrieve(id, params);
      if (isFirst) {
        isFirst = false;
        await visit.dispute();
      }
      return answer;
    };
    const stripe = Object.create(shop.deps.stripe, { paymentIntents: { value: { retrieve } } }) as Stripe;
    await visit.follow({ ...shop.deps, stripe });
    expect(await visit.view()).toMatchObject({ status: 'active', dispute: { state: 'open' } });
    expect((await visit.told()).map(({ subject }) => subject)).toEqual([
      'The bank is reviewing the payment for your test visit',
    ]);
  });

  it('that comes before the capture is recorded does not count as handled, so Stripe sends it again', async () => {
    const visit = await bookVisit();
    const mark = (status: string) =>
      shop.pool.query(
        `update payments set status = $2
         where id = (select payment_id from appointments where id = $1)`,
        [visit.bookingId, status],
      );
    shop.standIn.plan({ operation: 'webhook:charge.dispute.*', kind: 'drop', times: 2 });
    await mark('capturing');
    await expect(visit.dispute()).rejects.toThrow('not settled yet');
    shop.standIn.clearFaults();
    await mark('paid');
    await visit.follow();
    expect(await visit.view()).toMatchObject({ status: 'active', dispute: { state: 'open' } });
  });

  it('that is won leaves the visit booked and paid, and sends one mail', async () => {
    const visit = await bookVisit();
    await visit.dispute();
    await visit.win();
    expect(await visit.view()).toMatchObject({ status: 'active', amountPaid: 7000, dispute: null });
    expect(await visit.listed()).toMatchObject({ dispute: null });
    const mails = await visit.told();
    expect(mails).toHaveLength(2);
    expect(lastOf(mails).subject).toBe('The bank cleared the payment for your test visit');
    expect(lastOf(mails).text).toContain('Your visit is still booked.');
  });

  it('that is lost cancels an upcoming visit, frees its place and says how to book again', async () => {
    const visit = await bookVisit();
    await visit.dispute();
    await visit.lose();
    expect(await visit.view()).toMatchObject({
      status: 'cancelled',
      standing: 'unpaid',
      amountPaid: 0,
      dispute: { state: 'lost', amount: 7000 },
    });
    expect(await visit.listed()).toMatchObject({ status: 'cancelled', dispute: 'lost' });
    expect(await takenOf(visit.slotId)).toBe(0);
    const mails = await visit.told();
    expect(mails).toHaveLength(2);
    const { subject, text, attachments } = lastOf(mails);
    expect(subject).toBe('The bank returned the payment for your test visit');
    expect(text).toContain('so we canceled it');
    expect(text).toMatch(/http\S+\/covid-19-testing\b/);
    expect(attachments).toHaveLength(1);
    expect(String(attachments[0]!.content)).toContain('METHOD:CANCEL');
    const { rows } = await shop.pool.query(
      `select actor from audit_entries where action = 'booking-cancelled-unpaid' and subject = $1`,
      [visit.bookingId],
    );
    expect(rows).toEqual([{ actor: 'stripe' }]);
  });

  it('that is lost before we hear of it does the same, and sends one mail', async () => {
    const visit = await bookVisit();
    shop.standIn.plan({ operation: 'webhook:charge.dispute.created', kind: 'drop' });
    const { data } = await shop.deps.stripe.charges.list({ limit: 1 });
    shop.standIn.dispute(data[0]!.id);
    await shop.standIn.webhooksSent();
    await visit.lose();
    shop.standIn.clearFaults();
    expect(await visit.view()).toMatchObject({ status: 'cancelled', dispute: { state: 'lost' } });
    expect(await visit.told()).toHaveLength(1);
  });

  it.each([
    [
      'a patient has come to',
      (id: string) =>
        shop.pool.query('update appointments set checked_in_at = app_now() where id = $1', [id]),
    ],
    [
      'is over',
      (id: string) =>
        shop.pool.query(
          `update slots set starts_at = app_now() - interval '1 hour'
           where id = (select slot_id from appointments where id = $1)`,
          [id],
        ),
    ],
  ])('that is lost about a visit that %s changes only its payment', async (_, change) => {
    const visit = await bookVisit();
    await change(visit.bookingId);
    await visit.dispute();
    await visit.lose();
    expect(await visit.view()).toMatchObject({
      status: 'active',
      standing: 'over',
      amountPaid: 0,
      dispute: { state: 'lost', amount: 7000 },
    });
    expect(await takenOf(visit.slotId)).toBe(1);
    const last = lastOf(await visit.told());
    expect(last.text).toContain('You do not need to do anything.');
    expect(last.text).not.toContain('book again');
    expect(last.attachments).toEqual([]);
  });

  it('that is lost after the patient canceled is not the reason for the cancellation', async () => {
    const visit = await bookVisit();
    await visit.cancel();
    await visit.dispute();
    expect(await visit.view()).toMatchObject({ standing: 'canceled', dispute: { state: 'open' } });
    await visit.lose();
    expect(await visit.view()).toMatchObject({ standing: 'canceled', dispute: { state: 'lost' } });
    expect(lastOf(await visit.told()).text).toContain('You do not need to do anything.');
  });

  it('keeps refunds and the bank’s returns apart', async () => {
    const visit = await bookVisit();
    await visit.refund(2000);
    await visit.dispute();
    await visit.lose();
    expect(await visit.view()).toMatchObject({
      amountPaid: 0,
      refund: { amount: 2000 },
      dispute: { state: 'lost', amount: 5000 },
    });
  });
});
