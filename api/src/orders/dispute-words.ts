import type { DisputeNews } from '../deps';

export const disputeHeadings: Record<DisputeNews, string> = {
  disputed: 'The bank is reviewing the payment',
  lost: 'The bank returned the payment',
  won: 'The bank cleared the payment',
};

/** What the bank has done, without saying whose bank: the reader may not be the cardholder. */
export const whatOfDispute: Record<DisputeNews, string> = {
  disputed: 'Someone reported this payment to the bank. The bank holds the money while it decides.',
  lost: 'The bank decided the dispute about this payment and returned the money to the card it came from.',
  won: 'The bank decided the dispute about this payment, and the payment stands.',
};
