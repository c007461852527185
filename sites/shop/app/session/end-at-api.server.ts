import { tellFault } from '@larkwell/contracts/thrown';
import { ApiFault, attempt } from '@larkwell/platform/client/refusal';

/** Seconds before each further try. */
const waits = [5, 30, 120, 600, 3600];

/**
 * Ends a session at the API; one that has already ended is fine. If the API does not answer, this process tries again
 * for about an hour. It keeps the token in memory only, since a browser that signed out must not hold it. If this
 * process stops before then, the session ends when its lifetime does.
 *
 * @returns false if the session is not ended yet
 */
export async function endAtApi(
  end: () => Promise<unknown>,
  remaining: readonly number[] = waits,
): Promise<boolean> {
  try {
    await attempt(end());
    return true;
  } catch (error) {
    if (!(error instanceof ApiFault)) throw error;
    const [wait, ...later] = remaining;
    if (wait !== undefined) setTimeout(() => void tryAgain(end, later), wait * 1000).unref();
    return false;
  }
}

async function tryAgain(end: () => Promise<unknown>, remaining: readonly number[]): Promise<void> {
  try {
    await endAtApi(end, remaining);
  } catch (error) {
    console.error(
      JSON.stringify({ time: new Date().toISOString(), level: 'error', fault: tellFault(error) }),
    );
  }
}
