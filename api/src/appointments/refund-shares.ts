/** A visit's part of a payment, in cents. */
export type PaidShare = Record<string, unknown> & {
  share: number;
  /** Refunded so far. */
  refunded: number;
  isCanceled: boolean;
};

/**
 * How a refund of a payment divides among its visits. Stripe names only the total: what is new goes to canceled visits
 * first, then to the others, each up to its part. What a bank returned is taken off in the opposite order.
 * @param total cents refunded so far
 * @returns cents for each visit, in the order given
 */
export function shareRefund(visits: readonly PaidShare[], total: number): number[] {
  const refunds = visits.map(({ refunded }) => refunded);
  let open = total - refunds.reduce((sum, cents) => sum + cents, 0);
  const order = [...visits.keys()].sort(
    (a, b) => Number(visits[b]!.isCanceled) - Number(visits[a]!.isCanceled),
  );
  for (const index of open > 0 ? order : order.reverse()) {
    const room = open > 0 ? visits[index]!.share - refunds[index]! : -refunds[index]!;
    const part = open > 0 ? Math.min(open, room) : Math.max(open, room);
    refunds[index] = refunds[index]! + part;
    open -= part;
  }
  return refunds;
}
