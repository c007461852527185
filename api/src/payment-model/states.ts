/** What the server does with a payment on its own. */
export type PaymentStep = 'ask' | 'capture' | 'release' | 'give-back';

interface StateRule {
  /** What it means, for people. */
  meaning: string;
  /** What `settle` does next; null when only an event or a person can change the state. */
  step: PaymentStep | null;
  /** Whether the reconciler keeps checking it. */
  isUnsettled: boolean;
  /** Where the money is: with the person, held by the bank for us, or at least partly with us. */
  money: 'none' | 'held' | 'ours';
  /** The states that may follow, and why. */
  to: Record<string, string>;
}

/**
 * Every state of a payment and every change between states. The type and the queries derive from it. Tests
 * compare the database's check and the table in `docs/decisions/0014-one-engine-for-money.md` with it.
 */
export const paymentStates = {
  open: {
    meaning: 'Someone may pay it at Stripe.',
    step: 'ask',
    isUnsettled: true,
    money: 'none',
    to: {
      authorized: 'The bank holds the amount until the booking is confirmed.',
      capturing: 'The bank holds the amount, and what it pays for is booked.',
      paid: 'Stripe took the money, and it was accepted.',
      void_due: 'The bank holds the amount for something no longer available.',
      refund_due: 'Stripe took the money for something no longer available.',
      cancelled: 'It ended at Stripe without a payment.',
    },
  },
  authorized: {
    meaning: 'The bank holds the amount, and nothing is booked with it yet.',
    step: 'ask',
    isUnsettled: true,
    money: 'held',
    to: {
      capturing: 'What it pays for is booked.',
      void_due: 'It is no longer wanted, or its booking was refused.',
      refund_due: 'Stripe took the money, but nothing was booked.',
      cancelled: 'The bank or the owner released it.',
    },
  },
  capturing: {
    meaning: 'What it pays for is booked, and the money is being captured.',
    step: 'capture',
    isUnsettled: true,
    money: 'held',
    to: {
      paid: 'Stripe took the money.',
      void_due: 'The bank canceled the authorization.',
      refund_due: 'The money was captured, but the booking could not be finished in time.',
    },
  },
  paid: {
    meaning: 'We have the money, and the person has what it paid for.',
    step: null,
    isUnsettled: false,
    money: 'ours',
    to: {
      partly_refunded: 'The owner refunded part of it at Stripe.',
      refunded: 'The owner refunded all of it at Stripe.',
      refund_due: 'The person canceled what it paid for before it was sent.',
      disputed: 'The cardholder disputed the charge.',
      lost: 'A dispute was lost before we learned that it had opened.',
    },
  },
  void_due: {
    meaning: 'The bank still holds the amount, and it has to be released.',
    step: 'release',
    isUnsettled: true,
    money: 'held',
    to: {
      cancelled: 'Stripe released it.',
      refund_due: 'The money had been taken already.',
    },
  },
  refund_due: {
    meaning: 'Stripe took the money, and it has to be refunded.',
    step: 'give-back',
    isUnsettled: true,
    money: 'ours',
    to: {
      refunded: 'Stripe refunded it.',
      paid_back: 'The bank returned the refund, and the operator paid the money back in another way.',
    },
  },
  cancelled: {
    meaning: 'It ended without a payment. Money that arrives late is still noticed.',
    step: 'ask',
    isUnsettled: false,
    money: 'none',
    to: {
      paid: 'Late money was accepted.',
      capturing: 'Late money is held, and what it pays for is still available.',
      void_due: 'Late money is held for something that is gone.',
      refund_due: 'Late money was taken for something that is gone.',
    },
  },
  partly_refunded: {
    meaning: 'The owner refunded part of it at Stripe.',
    step: null,
    isUnsettled: false,
    money: 'ours',
    to: {
      partly_refunded: 'The owner refunded another part.',
      paid: 'The bank returned the refund.',
      refunded: 'The owner refunded the rest.',
      refund_due: 'The person canceled what it paid for before it was sent.',
      disputed: 'The cardholder disputed the charge.',
      lost: 'A dispute was lost before we learned that it had opened.',
    },
  },
  refunded: {
    meaning: 'All of it was refunded.',
    step: null,
    isUnsettled: false,
    money: 'none',
    to: {
      paid: 'The bank returned the owner’s refund.',
      partly_refunded: 'The bank returned one of several refunds.',
      refund_due: 'The bank returned our refund.',
    },
  },
  paid_back: {
    meaning: 'The operator repaid all of it by other means, since the bank rejected the refund.',
    step: null,
    isUnsettled: false,
    money: 'none',
    to: {},
  },
  disputed: {
    meaning: 'The bank holds the money until the dispute is decided. The operator answers at Stripe.',
    step: null,
    isUnsettled: false,
    money: 'ours',
    to: {
      paid: 'We won the dispute.',
      partly_refunded: 'We won the dispute; part of the money was already refunded.',
      refunded: 'All of it was refunded before the dispute was decided.',
      disputed: 'The owner refunded part of it before the dispute was decided.',
      lost: 'We lost the dispute.',
    },
  },
  lost: {
    meaning: 'We lost a dispute, and the bank returned the money to the cardholder.',
    step: null,
    isUnsettled: false,
    money: 'none',
    to: {},
  },
} as const satisfies Record<string, StateRule>;

export type PaymentState = keyof typeof paymentStates;

const names = Object.keys(paymentStates) as PaymentState[];

export const listStates = (isIncluded: (rule: StateRule) => boolean): PaymentState[] =>
  names.filter((name) => isIncluded(paymentStates[name]));

/** Whether a payment may move from one state to the other. */
export const mayBecome = (from: PaymentState, to: PaymentState): boolean =>
  Object.hasOwn(paymentStates[from].to, to);

/** States in which a payment may still be accepted. A subject has at most one such payment of each kind. */
export const liveStates: PaymentState[] = ['open', 'authorized', 'capturing'];
