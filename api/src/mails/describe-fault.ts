/**
 * What the log may know of a fault that had personal data in its hands: its kind and where it happened. Its message
 * may quote the data.
 */
export function describeFault(error: unknown): { type: string; at: string[] } {
  if (!(error instanceof Error)) return { type: typeof error, at: [] };
  const lines = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { type: error.name, at: lines.slice(0, 12).map((line) => line.trim()) };
}
