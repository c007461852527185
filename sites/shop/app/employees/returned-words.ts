import { formatUsd } from '@larkwell/contracts/fields/money';

/** What of a company payment does not count any more; null when all of it does. */
export function returnedWords({ returned, status }: { returned: number; status: string }): string | null {
  if (returned === 0) return null;
  return `−${formatUsd(returned)} ${status === 'disputed' ? 'disputed' : 'returned'}`;
}
