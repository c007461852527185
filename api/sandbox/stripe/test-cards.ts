/** How a card answers when it is charged. */
export interface CardBehaviour {
  /** Required for every payment, only until it was set up for later use, or never. */
  authentication: 'never' | 'until-set-up' | 'always' | 'on-session-only';
  decline?: Decline;
  /** Declined cards refuse to be attached to a customer; one card attaches and declines only when charged. */
  attaches: boolean;
  /** Its holder disputes each charge as soon as it is made. */
  isDisputed?: boolean;
  /** Accepts a refund at first, and returns it a moment later. */
  failsRefunds?: boolean;
}

export interface Decline {
  code: string;
  declineCode?: string;
  message: string;
}

export interface TestCard {
  number: string;
  brand: string;
  /** The part after `tok_` and `pm_card_`. */
  names: string[];
  funding: 'credit' | 'debit' | 'prepaid';
  behaviour: CardBehaviour;
}

const declined = (declineCode: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  declineCode,
  message,
});

export const DECLINES = {
  generic: declined('generic_decline'),
  insufficientFunds: declined('insufficient_funds', 'Your card has insufficient funds.'),
  lostCard: declined('lost_card'),
  stolenCard: declined('stolen_card'),
  fraudulent: declined('fraudulent'),
  velocity: declined(
    'card_velocity_exceeded',
    'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
  ),
  expiredCard: { code: 'expired_card', message: 'Your card has expired.' },
  incorrectCvc: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  processingError: {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
  authenticationRequired: declined(
    'authentication_required',
    'Your card was declined. This transaction requires authentication.',
  ),
} satisfies Record<string, Decline>;

const ok: CardBehaviour = { authentication: 'never', attaches: true };
const refusing = (decline: Decline): CardBehaviour => ({ authentication: 'never', decline, attaches: false });
const asking = (authentication: CardBehaviour['authentication'], decline?: Decline): CardBehaviour => ({
  authentication,
  attaches: true,
  ...(decline && { decline }),
});

function card(
  number: string,
  names: string[],
  behaviour: CardBehaviour = ok,
  brand = 'visa',
  funding: TestCard['funding'] = 'credit',
): TestCard {
  return { number, brand, names, funding, behaviour };
}

/** Stripe's documented test numbers with the tokens and payment methods that stand for them. */
export const TEST_CARDS: TestCard[] = [
  card('4242424242424242', ['visa', 'us']),
  card('4000056655665556', ['visa_debit'], ok, 'visa', 'debit'),
  card('5555555555554444', ['mastercard'], ok, 'mastercard'),
  card('2223003122003222', [], ok, 'mastercard'),
  card('5200828282828210', ['mastercard_debit'], ok, 'mastercard', 'debit'),
  card('5105105105105100', ['mastercard_prepaid'], ok, 'mastercard', 'prepaid'),
  card('378282246310005', ['amex'], ok, 'amex'),
  card('371449635398431', [], ok, 'amex'),
  card('6011111111111117', ['discover'], ok, 'discover'),
  card('6011000990139424', [], ok, 'discover'),
  card('3056930009020004', ['diners'], ok, 'diners'),
  card('3566002020360505', ['jcb'], ok, 'jcb'),
  card('6200000000000005', ['unionpay'], ok, 'unionpay'),
  card('4000000000000077', ['bypassPending']),
  card('4000000000000259', ['createDispute'], { ...ok, isDisputed: true }),
  card('4000000000005126', ['refundFail'], { ...ok, failsRefunds: true }),
  card('4000000000000002', ['chargeDeclined', 'visa_chargeDeclined'], refusing(DECLINES.generic)),
  card(
    '4000000000009995',
    ['chargeDeclinedInsufficientFunds', 'visa_chargeDeclinedInsufficientFunds'],
    refusing(DECLINES.insufficientFunds),
  ),
  card('4000000000009987', ['visa_chargeDeclinedLostCard'], refusing(DECLINES.lostCard)),
  card('4000000000009979', ['visa_chargeDeclinedStolenCard'], refusing(DECLINES.stolenCard)),
  card('4100000000000019', ['radarBlock'], refusing(DECLINES.fraudulent)),
  card('4000000000006975', ['visa_chargeDeclinedVelocityLimitExceeded'], refusing(DECLINES.velocity)),
  card('4000000000000069', ['chargeDeclinedExpiredCard'], refusing(DECLINES.expiredCard)),
  card('4000000000000127', ['chargeDeclinedIncorrectCvc'], refusing(DECLINES.incorrectCvc)),
  card('4000000000000119', ['chargeDeclinedProcessingError'], refusing(DECLINES.processingError)),
  card('4000000000000341', ['chargeCustomerFail'], { ...refusing(DECLINES.generic), attaches: true }),
  card('4000002500003155', ['authenticationRequiredOnSetup'], asking('until-set-up')),
  card('4000002760003184', ['authenticationRequired'], asking('always')),
  card('4000003800000446', ['authenticationRequiredSetupForOffSession'], asking('on-session-only')),
  card('4000000000003220', ['threeDSecure2Required'], asking('always')),
  card('4000000000003063', ['threeDSecureRequired'], asking('always')),
  card('4000000000003055', ['threeDSecureOptional']),
  card('4000008400001629', ['threeDSecureRequiredChargeDeclined'], asking('always', DECLINES.generic)),
  card(
    '4000008260003178',
    ['authenticationRequiredChargeDeclinedInsufficientFunds'],
    asking('always', DECLINES.insufficientFunds),
  ),
];

const byNumber = new Map(TEST_CARDS.map((testCard) => [testCard.number, testCard]));
const byName = new Map(
  TEST_CARDS.flatMap((testCard) => testCard.names.map((name) => [name, testCard] as const)),
);

export function findTestCard(number: string): TestCard | null {
  return byNumber.get(number) ?? null;
}

/** Finds the card that `tok_<name>` or `pm_card_<name>` stands for. */
export function findNamedCard(id: string): TestCard | null {
  const name = /^(?:tok|pm_card)_(.+)$/.exec(id)?.[1];
  return name ? (byName.get(name) ?? null) : null;
}
