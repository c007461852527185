import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { clientOf } from '../sandbox/stripe/testing';
import {
  confirmHeld,
  holdWithCompleteDraft,
  insertLocation,
  insertSlot,
  type HeldDraft,
} from '../testing/booking-fixture';
import { payOnPage } from '../testing/pay-on-page';
import type { TestApp } from '../testing/test-app';
import { failpointsAround, type Failpoint } from '../src/failpoints';
import { visitBooks } from './books';
import { visitKills, type VisitWay } from './kills';
import { isFull } from './size.env';
import { openSystem, type System } from './system';

const PATIENCE = 180_000;
const nothing = 'taken 0 booked 0 cents 0';
const paid = 'taken 1 booked 1 cents 7000';
const free = 'taken 1 booked 1 cents 0';

let system: System;
let app: TestApp;
let hour = 30;
beforeAll(async () => {
  system = await openSystem();
  // The part of a test app that the booking fixtures use.
  app = { api: system.as({}), pool: system.pool } as unknown as TestApp;
}, PATIENCE);
afterEach(() => system.kill());
afterAll(() => system.close());

async function nextSlot(): Promise<string> {
  hour += 1;
  const { rows } = await system.pool.query<{ at: Date }>(
    `select date_trunc('hour', app_now()) + make_interval(hours => $1) as at`,
    [hour],
  );
  return insertSlot(app, await insertLocation(app), rows[0]!.at.toISOString());
}

const hold = (slot: string, testType: 'Antigen' | 'RT-PCR') =>
  holdWithCompleteDraft(app, slot, { testType, answers: { patient_email: emailOf(slot) } });
const emailOf = (slot: string) => `${slot.replace(/\W/g, '')}@example.com`;

/** Mailed to a person whose payment the watchdog finds before the reconciler does: the clock jumps past both. */
const GIVEN_UP = 'We could not finish your payment for your test visit';
const subjectsOf = (slot: string) => system.mailbox.to(emailOf(slot)).map(({ subject }) => subject);
const isConfirmation = (subject: string) => subject.startsWith('Your test visit is booked');
const confirmationsOf = (slot: string) => subjectsOf(slot).filter(isConfirmation).length;
const otherMailsOf = (slot: string) => subjectsOf(slot).filter((subject) => !isConfirmation(subject));

const charge = ({ draftId, hold: { holdToken } }: HeldDraft) =>
  app.api.appointments.createCharge({ token: 'tok_visa', testType: 'Antigen', draftId, holdToken });

async function openPage({ draftId, hold: { holdToken } }: HeldDraft): Promise<string> {
  const opened = await app.api.appointments.createCheckoutSession({ draftId, holdToken });
  if (!opened.success) throw new Error(opened.errorMessage);
  return opened.data.url;
}

/** All steps of a visit, as far as they get before the process is gone. */
const ways: Record<VisitWay, (slot: string) => Promise<unknown>> = {
  'at no cost': (slot: string) => hold(slot, 'RT-PCR').then((held) => confirmHeld(app, held)),
  'by card': async (slot: string) => {
    const held = await hold(slot, 'Antigen');
    await charge(held);
    await confirmHeld(app, held);
  },
  'on the hosted page': async (slot: string) => {
    const held = await hold(slot, 'Antigen');
    await payOnPage(await openPage(held));
    await expect.poll(() => visitBooks(system, slot)).toBe(paid);
  },
  'by a card that is then left': async (slot: string) => {
    await charge(await hold(slot, 'Antigen'));
    await system.advance(1600);
  },
  'by a card that was charged without a place': async (slot: string) => {
    const charged = await charge(await hold(slot, 'Antigen'));
    if (!charged.success) throw new Error(charged.errorMessage);
    await clientOf(system.standIn).paymentIntents.capture(charged.data);
    await system.advance(1600);
  },
  'on a hosted page that is then left': async (slot: string) => {
    await openPage(await hold(slot, 'Antigen'));
    await system.advance(1600);
  },
};

/** What may be left at the end. */
const ends: Record<VisitWay, string[]> = {
  'at no cost': [nothing, free],
  'by card': [nothing, paid],
  'on the hosted page': [nothing, paid],
  'by a card that is then left': [nothing],
  'by a card that was charged without a place': [nothing],
  'on a hosted page that is then left': [nothing],
};

const all = visitKills.flatMap(([way, ...points]) =>
  points.map((point): [VisitWay, Failpoint, string[]] => {
    // The money has arrived: the visit is booked, whenever the process comes back.
    const isPaid = way === 'on the hosted page' && !point.startsWith('create-session');
    return [way, point, isPaid ? [paid] : ends[way]];
  }),
);
const few = all.filter(([way, place]) =>
  [
    'by card capture-payment:after',
    'on the hosted page accept:after',
    'by a card that was charged without a place refund-payment:after',
  ].includes(`${way} ${place}`),
);

describe('a visit whose API is killed', () => {
  test.each(isFull ? all : few)(
    '%s at %s ends in a place that is paid for, or in nothing',
    async (way, place, mayEnd) => {
      await system.start(place);
      const slot = await nextSlot();
      await ways[way](slot).catch(() => undefined);
      expect(await system.ended()).toBe('SIGKILL');
      await system.start();
      if (!mayEnd.includes(nothing)) {
        await expect.poll(() => visitBooks(system, slot), { timeout: 60_000 }).toBe(paid);
      }
      await system.advance(40 * 60);
      await expect.poll(() => visitBooks(system, slot), { timeout: 60_000 }).toBeOneOf(mayEnd);
      const booked = (await visitBooks(system, slot)) !== nothing;
      await expect.poll(() => confirmationsOf(slot), { timeout: 30_000 }).toBe(booked ? 1 : 0);
      expect(otherMailsOf(slot)).toBeOneOf([[], [GIVEN_UP]]);
    },
    PATIENCE,
  );

  test.each(isFull ? failpointsAround('confirm-intent', 'visit-place', 'capture-payment') : [])(
    'by card at %s is booked and paid once when the person presses again',
    async (place) => {
      await system.start(place);
      const slot = await nextSlot();
      const held = await hold(slot, 'Antigen');
      const insist = async <Result>(press: () => Promise<Result>): Promise<Result> =>
        press().catch(async () => {
          await system.ended();
          await system.start();
          return press();
        });
      await insist(() => charge(held));
      const booked = await insist(() => confirmHeld(app, held));
      expect(booked).toMatchObject({ success: true });
      expect(await visitBooks(system, slot)).toBe(paid);
    },
    PATIENCE,
  );
});
