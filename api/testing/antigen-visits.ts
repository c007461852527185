import { fixedMorning, holdWithCompleteDraft, openPlace, type HeldDraft } from './booking-fixture';
import { startShop } from './shop';

/** A visit that costs $70.00: its form is complete, and its place is held. */
export type HeldVisit = HeldDraft & { email: string };

/** A shop on a Tuesday morning, where each `hold` is a new person's Antigen visit at a time of its own. */
export async function startAntigenVisits(options?: Parameters<typeof startShop>[0]) {
  const app = await startShop(options);
  await app.moveClock({ at: fixedMorning });
  const place = await openPlace(app);
  let people = 0;

  async function hold(): Promise<HeldVisit> {
    people += 1;
    const email = `ada${people}@example.com`;
    const visit = { testType: 'Antigen', answers: { patient_email: email } } as const;
    return { ...(await holdWithCompleteDraft(app, await place.nextSlot(), visit)), email };
  }

  /** Types one of Stripe's test cards on the payment page. */
  const charge = ({ draftId, hold: { holdToken } }: HeldDraft, token = 'tok_visa') =>
    app.api.appointments.createCharge({ token, testType: 'Antigen', draftId, holdToken });

  /** Opens Stripe's own page. @returns its address */
  async function openPage({ draftId, hold: { holdToken } }: HeldDraft): Promise<string> {
    const opened = await app.api.appointments.createCheckoutSession({ draftId, holdToken });
    if (!opened.success) throw new Error(opened.errorMessage);
    return opened.data.url;
  }

  /** Creates the link for another device. @returns its id */
  async function makeLink({ draftId, hold: { holdToken } }: HeldDraft): Promise<string> {
    const made = await app.api.appointments.createPayLink({ draftId, holdToken });
    if (!made.success) throw new Error(made.errorMessage);
    return made.data.url.split('/').at(-1)!;
  }

  const stateOf = async ({ draftId }: HeldDraft) =>
    (await app.api.appointments.paymentState({ draftId })).data;

  return { app, ...place, hold, charge, openPage, makeLink, stateOf };
}
