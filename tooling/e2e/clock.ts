import { pinnedMorning } from './systems';

/** The product's only clock, read by API, jobs, pages and the Stripe stand-in. It runs on from where it is set. */
export interface Clock {
  now(): Promise<Date>;
  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): Promise<Date>;
  moveTo(instant: string | Date): Promise<Date>;
}

/** @param environment of the system under test */
export function openClock(environment: Record<string, string>) {
  let moved = false;
  const call = async (setting?: object) => {
    const response = await fetch(`${environment.API_URL}/clock`, {
      method: setting ? 'POST' : 'GET',
      headers: { 'x-service-key': environment.SERVICE_KEY!, 'content-type': 'application/json' },
      body: setting && JSON.stringify(setting),
    });
    if (!response.ok) throw new Error(`the clock answered ${response.status}: ${await response.text()}`);
    const { data } = (await response.json()) as { data: { now: string } };
    return new Date(data.now);
  };
  const set = (setting: object) => {
    moved = true;
    return call(setting);
  };
  const clock: Clock = {
    now: () => call(),
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) =>
      set({ advanceSeconds: ((days * 24 + hours) * 60 + minutes) * 60 + seconds }),
    moveTo: (instant) => set({ at: new Date(instant).toISOString() }),
  };
  return {
    clock,
    /** Resets the clock to the pinned morning if a test moved it. */
    async reset() {
      if (!moved) return;
      await clock.moveTo(pinnedMorning);
      moved = false;
    },
  };
}
