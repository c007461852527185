/** What is done next about a payment in a state, without being asked to. */
export type PaymentStep = 'ask' | 'capture' | 'release' | 'give-back';

interface StateRule {
  /** What it means, for people. */
  meaning: string;
  /** What `settle` does; null when only an event or a person moves it on. */
  step: PaymentStep | null;
  /** Whether the reconciler comes back to it until it is in another state. */
  isUnsettled: boolean;
  /** Whose the money is: nobody's has moved, the bank holds it for us, or we have at least a part of it. */
  money: 'none' | 'held' | 'ours';
  /** The states that may follow, and why. */
  to: Record<string, string>;
}

/**
 * Every state of a payment and every way from one to another. The type, the queries, the check of the table, and the
 * table in `docs/decisions/0014-one-engine-for-money.md` come from here or are held to it.
 */
export const paymentStates = {
  open: {
    meaning: 'Somebody may pay it at Stripe.',
    step: 'ask',
    isUnsettled: true,
    money: 'none',
    to: {
      authorized: 'The bank holds the amount for a card that waits for its booking.',
      capturing: 'The bank holds the amount, and what it pays for is taken.',
      paid: 'Stripe took the money, and it was accepted.',
      void_due: 'The bank holds the amount for something that can no longer be had.',
      refund_due: 'Stripe took the money for something that can no longer be had.',
      cancelled: 'It ended or was ended at Stripe without money.',
    },
  },
  authorized: {
    meaning: 'The bank holds the amount, and nothing is booked with it yet.',
    step: 'ask',
    isUnsettled: true,
    money: 'held',
    to: {
      capturing: 'What it pays for is taken.',
      void_due: 'Nobody wants it any more, or its booking was refused.',
      refund_due: 'Stripe took the money with nothing booked.',
      cancelled: 'The bank or the owner released it.',
    },
  },
  capturing: {
    meaning: 'What it pays for is taken, and the money is being taken.',
    step: 'capture',
    isUnsettled: true,
    money: 'held',
    to: {
      paid: 'Stripe took the money.',
      void_due: 'The bank took back its word.',
      refund_due: 'The money was taken, but the booking could not be finished in time.',
    },
  },
  paid: {
    meaning: 'The money is ours, and what it pays for is theirs.',
    step: null,
    isUnsettled: false,
    money: 'ours',
    to: {
      partly_refunded: 'The owner gave a part back at Stripe.',
      refunded: 'The owner gave all of it back at Stripe.',
      disputed: 'The cardholder complained to the bank.',
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
    meaning: 'Stripe took the money, and it has to go back.',
    step: 'give-back',
    isUnsettled: true,
    money: 'ours',
    to: {
      refunded: 'Stripe gave it back.',
      paid_back: 'The bank sent the refund back, and the operator paid the money back in another way.',
    },
  },
  cancelled: {
    meaning: 'It ended without money. Late money is still noticed.',
    step: 'ask',
    isUnsettled: false,
    money: 'none',
    to: {
      paid: 'Late money was accepted.',
      capturing: 'Late money is held, and what it pays for could still be had.',
      void_due: 'Late money is held for something that is gone.',
      refund_due: 'Late money was taken for something that is gone.',
    },
  },
  partly_refunded: {
    meaning: 'The owner gave a part back at Stripe.',
    step: null,
    isUnsettled: false,
    money: 'ours',
    to: {
      partly_refunded: 'The owner gave another part back.',
      paid: 'The bank sent the refund back.',
      refunded: 'The owner gave the rest back.',
      disputed: 'The cardholder complained to the bank.',
    },
  },
  refunded: {
    meaning: 'All of it went back.',
    step: null,
    isUnsettled: false,
    money: 'none',
    to: {
      paid: 'The bank sent the owner’s refund back.',
      partly_refunded: 'The bank sent one of several refunds back.',
      refund_due: 'The bank sent our refund back.',
    },
  },
  paid_back: {
    meaning: 'The operator paid all of it back, since the bank would not take a refund.',
    step: null,
    isUnsettled: false,
    money: 'none',
    to: {},
  },
  disputed: {
    meaning: 'The bank took it back until it is decided who is right. The operator answers at Stripe.',
    step: null,
    isUnsettled: false,
    money: 'ours',
    to: {
      paid: 'We were right.',
      partly_refunded: 'We were right; a part had gone back before.',
      refunded: 'All of it went back before it was decided.',
      lost: 'The cardholder was right.',
    },
  },
  lost: {
    meaning: 'A dispute was lost; the bank gave the money back.',
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

/** Whether there is a way from one state to the other. */
export const mayBecome = (from: PaymentState, to: PaymentState): boolean =>
  Object.hasOwn(paymentStates[from].to, to);

/** The states in which it is still possible that a payment is accepted; a subject has one of each kind. */
export const liveStates: PaymentState[] = ['open', 'authorized', 'capturing'];
