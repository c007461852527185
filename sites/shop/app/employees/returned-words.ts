import { formatUsd } from '@larkwell/contracts/fields/money';

/** The part of a company payment that no longer counts, in words; null if all of it counts. */
export function returnedWords({ returned, status }: { returned: number; status: string }): string | null {
  if (returned === 0) return null;
  return `−${formatUsd(returned)} ${status === 'disputed' ? 'under review' : 'returned'}`;
}
