/** The calls made to Stripe, once for each subject. */
const stripeCalls = [
  'cancel-subscription',
  'capture-payment',
  'change-subscription',
  'close-payment',
  'confirm-company',
  'confirm-intent',
  'create-company',
  'create-customer',
  'create-intent',
  'create-session',
  'create-subscription',
  'delete-customer',
  'finalize-invoice',
  'pause-subscription',
  'pay-renewal',
  'refund-payment',
  'release-payment',
  'resume-subscription',
  'stop-retries',
  'void-invoice',
] as const;

/** Transactions of money, places, kits and people. */
const commits = [
  'accept',
  'captured',
  'erase-person',
  'forget-mails',
  'order-placed',
  'renewal',
  'settle',
  'visit-hold',
  'visit-place',
] as const;

export type StripeCall = (typeof stripeCalls)[number];

/** A step that a crash may interrupt. */
export type CrashStep = StripeCall | (typeof commits)[number];

export type Failpoint = `${CrashStep}:before` | `${CrashStep}:after` | 'erase-person:cleared';

/** Just before and just after each step. */
export const failpointsAround = (...steps: CrashStep[]): Failpoint[] =>
  steps.flatMap((step): Failpoint[] => [`${step}:before`, `${step}:after`]);

/** Every failpoint. `faults/kills.test.ts` fails when no crash test stops at one of them. */
export const failpoints: Failpoint[] = [
  ...failpointsAround(...stripeCalls, ...commits),
  'erase-person:cleared',
];

type Trap = (name: Failpoint) => Promise<void> | void;

/**
 * A point at which a fault test may stop or kill the process. The production bundle defines the global away.
 */
export async function failpoint(name: Failpoint): Promise<void> {
  await (globalThis as { larkwellFailpoint?: Trap }).larkwellFailpoint?.(name);
}
