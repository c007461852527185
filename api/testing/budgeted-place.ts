import { budgetSizes } from '../src/budgets';
import { fixedMorning, insertLocation } from './booking-fixture';
import { startTestApp, type TestApp } from './test-app';

/** The API with production budgets and a frozen clock, and a location without slots. */
export async function startBudgetedPlace(): Promise<{ app: TestApp; place: string }> {
  const app = await startTestApp({ budgets: budgetSizes() });
  await app.moveClock({ at: fixedMorning, frozen: true });
  return { app, place: await insertLocation(app) };
}
