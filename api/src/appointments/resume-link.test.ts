import { makeVisitAnswers } from '@larkwell/contracts/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { confirmHeld, fixedMorning, holdWithCompleteDraft, openPlace } from '../../testing/booking-fixture';
import { startTestApp, type TestApp } from '../../testing/test-app';

const elsewhere = { address: '198.51.100.9' };
let app: TestApp;
let nextSlot: () => Promise<string>;
beforeAll(async () => {
  app = await startTestApp();
  ({ nextSlot } = await openPlace(app));
});
beforeEach(async () => {
  await app.pool.query('delete from rate_limits');
  await app.moveClock({ at: fixedMorning, frozen: true });
});
afterAll(() => app.close());

const latestTo = async (email: string) => {
  await app.runJobs();
  return app.mailbox.to(email).at(-1)!;
};
let count = 0;
async function mailLink() {
  const userEmail = `later-${(count += 1)}@example.com`;
  const draft = await holdWithCompleteDraft(app, await nextSlot(), { answers: { patient_email: userEmail } });
  await app.api.drafts.mailResumeLink({ draftId: draft.draftId, userEmail });
  const mail = await latestTo(userEmail);
  const [, text] = /\/resume\?(link=\S+)/.exec(mail.text)!;
  return { draft, userEmail, mail, link: new URLSearchParams(text).get('link')! };
}
async function mailCode(link: string, userEmail: string) {
  await app.as(elsewhere).drafts.mailResumeCode({ link });
  return /\b\d{6}\b/.exec((await latestTo(userEmail)).text)![0];
}
const resume = (link: string, code: string) => app.as(elsewhere).drafts.resume({ link, code });

describe('a resume link', () => {
  it('opens the draft on another network in exchange for the mailed code, with its answers and its time', async () => {
    const { draft, userEmail, mail, link } = await mailLink();
    expect(mail.subject).toBe('Continue your booking');
    expect(link).not.toContain(draft.draftId);
    const { data } = await resume(link, await mailCode(link, userEmail));
    expect(data.draftId).toBe(draft.draftId);
    expect(data.visitInfo.patient_first_name).toBe(makeVisitAnswers().patient_first_name);
    expect(data.hold?.slot.id).toBe(draft.slotId);
  });

  it('opens nothing with a wrong code, and a code opens once', async () => {
    const { userEmail, link } = await mailLink();
    const code = await mailCode(link, userEmail);
    const wrong = code === '111111' ? '222222' : '111111';
    await expect(resume(link, wrong)).rejects.toMatchObject({
      status: 400,
      data: { errorData: { code: [expect.stringContaining('not right')] } },
    });
    await resume(link, code);
    await expect(resume(link, code)).rejects.toMatchObject({ status: 400 });
  });

  it('opens nothing once its day is over or its visit is booked, or when it was changed', async () => {
    const { draft, userEmail, link } = await mailLink();
    const gone = { status: 404 };
    await expect(app.api.drafts.mailResumeCode({ link: `${link.slice(0, -2)}xx` })).rejects.toMatchObject(
      gone,
    );
    await expect(app.api.drafts.mailResumeCode({ link: 'nothing' })).rejects.toMatchObject(gone);
    const code = await mailCode(link, userEmail);
    await confirmHeld(app, draft);
    await expect(resume(link, code)).rejects.toMatchObject(gone);

    const old = await mailLink();
    await app.moveClock({ at: new Date(fixedMorning.getTime() + 25 * 3_600_000), frozen: true });
    await expect(app.api.drafts.mailResumeCode({ link: old.link })).rejects.toMatchObject(gone);
  });

  it('is mailed for a draft only', async () => {
    await expect(
      app.api.drafts.mailResumeLink({ draftId: 'no-such-draft', userEmail: 'someone@example.com' }),
    ).rejects.toMatchObject({ status: 404 });
  });
});
