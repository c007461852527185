import { peopleSchema } from '@larkwell/contracts/appointments/households';
import type { sessions } from '../../session.server';

/** How many people the scheduler's address asks for; otherwise as many as book together already. */
export function readPeople(request: Request, session: Awaited<ReturnType<typeof sessions.get>>): number {
  const asked = peopleSchema.safeParse(new URL(request.url).searchParams.get('people') ?? undefined);
  return asked.success ? asked.data : (session.get('people') ?? 1);
}

/** What a time's form posts besides the time. A visit for one says nothing about it. */
export const peopleField = (people: number): Record<string, string> =>
  people > 1 ? { people: String(people) } : {};
