import { z } from 'zod';

const testerSchema = z.object({ firstName: z.string(), lastName: z.string(), dob: z.string().optional() });

/** Whom a report is about, from the opened column of the registration. */
export function readTester(tester: string): { name: string; dob: string | null } {
  const { firstName, lastName, dob = null } = testerSchema.parse(JSON.parse(tester));
  return { name: `${firstName} ${lastName}`, dob };
}
