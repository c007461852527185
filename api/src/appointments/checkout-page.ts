import { and, desc, eq } from 'drizzle-orm';
import { readClock } from '../db/clock';
import type { Deps } from '../deps';
import { outsideCall } from '../payments/outside-call';
import { bookingSite } from './booking-site';
import { checkPayable, type NotPayable, type PayableDraft } from './payable-draft';
import { getPayment, insertPayment, updatePayment } from './payment-store';
import { visitPayments, type VisitPayment } from './payment-tables';
import { closePage } from './close-page';

/** Stripe's shortest session; ours is closed by call when the hold ends. */
const sessionSeconds = 31 * 60;

export interface OpenedPage {
  url: string;
  payment: VisitPayment;
}

/** Opens Stripe's page for a draft that only the payment is missing from. A page that is open already is used again. */
export async function createCheckoutPage(
  deps: Deps,
  { draftId, holdToken }: { draftId: string; holdToken: string },
): Promise<{ success: true; data: { url: string } } | NotPayable> {
  const checked = await checkPayable(deps, draftId, holdToken);
  if ('success' in checked) return checked;
  const site = bookingSite(deps.settings.bookingUrl);
  const { url } = await openPage(deps, checked.payable, {
    returnsTo: site.paymentReturn,
    cancelsTo: site.paymentReturn,
  });
  return { success: true, data: { url } };
}

interface Ways {
  returnsTo: string;
  cancelsTo: string;
}

export async function openPage(
  deps: Deps,
  payable: Pick<PayableDraft, 'rowId' | 'testType' | 'email'> & { place: { id: string } },
  ways: Ways,
): Promise<OpenedPage> {
  const open = await findOpenPage(deps, payable.rowId);
  if (open?.testType === payable.testType && open.checkoutUrl)
    return { url: open.checkoutUrl, payment: open };
  if (open) await closePage(deps, open);
  const id = await insertPayment(deps.db, {
    kind: 'page',
    testType: payable.testType,
    draftId: payable.rowId,
    holdId: payable.place.id,
  });
  // Marked open before the call: the place stays until Stripe has said that no money can come.
  await updatePayment(deps.db, id, { sessionOpen: true });
  return createSession(deps, await getPayment(deps.db, id), payable.email, ways);
}

async function createSession(
  deps: Deps,
  payment: VisitPayment,
  email: string,
  ways: Ways,
): Promise<OpenedPage> {
  const { id, amountCents, testType } = payment;
  const expiresAt = Math.floor((await readClock(deps.db)).getTime() / 1000) + sessionSeconds;
  const session = await outsideCall(deps, { purpose: 'visit-session', subjectId: id }, (idempotencyKey) =>
    deps.stripe.checkout.sessions.create(
      {
        mode: 'payment',
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: 'usd',
              unit_amount: amountCents,
              product_data: { name: `COVID-19 ${testType} test visit` },
            },
          },
        ],
        payment_intent_data: { capture_method: 'manual', metadata: { visitPayment: id } },
        metadata: { visitPayment: id },
        customer_email: email,
        expires_at: expiresAt,
        success_url: ways.returnsTo,
        cancel_url: ways.cancelsTo,
      },
      { idempotencyKey },
    ),
  );
  const url = session.url!;
  await updatePayment(deps.db, id, { checkoutSessionId: session.id, checkoutUrl: url });
  return { url, payment: { ...payment, checkoutSessionId: session.id, checkoutUrl: url } };
}

async function findOpenPage({ db }: Deps, draftRowId: string): Promise<VisitPayment | null> {
  const [row] = await db
    .select()
    .from(visitPayments)
    .where(
      and(
        eq(visitPayments.draftId, draftRowId),
        eq(visitPayments.kind, 'page'),
        eq(visitPayments.status, 'open'),
        eq(visitPayments.sessionOpen, true),
      ),
    )
    .orderBy(desc(visitPayments.createdAt))
    .limit(1);
  return row ?? null;
}
