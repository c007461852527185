import type { TestApp } from './test-app';

interface ProvedBy {
  /** The visit that the code is for. */
  draftId: string;
  /** The visitor's network address. */
  address?: string;
}

/** Requests and enters the code for a visit. @returns the proof for `x-booking-proof` */
export async function proveMailbox(
  app: TestApp,
  userEmail: string,
  { draftId, address }: ProvedBy,
): Promise<string> {
  const { appointments } = address === undefined ? app.api : app.as({ address });
  await appointments.requestLookupCode({ userEmail, draftId });
  await app.runJobs();
  return typeMailedCode(app, userEmail, address);
}

/** Enters the latest mailed code. @returns the proof for `x-booking-proof` */
export async function typeMailedCode(app: TestApp, userEmail: string, address?: string): Promise<string> {
  const { appointments } = address === undefined ? app.api : app.as({ address });
  const codes = app.mailbox.to(userEmail).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
  const code = codes.at(-1);
  if (code === undefined) throw new Error(`no code was mailed to ${userEmail}`);
  const found = await appointments.listBookings({ userEmail, code });
  if (!found.success) throw new Error(found.errorMessage);
  return found.proof!;
}
