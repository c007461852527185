import type { KitStage } from '@larkwell/contracts/kits/kit-life';
import { RESULT_DAYS } from '@larkwell/contracts/numbers/shop';

/** The stages of a kit. Mails and the status of an order use the same words. */
export const kitStageNames: Record<KitStage, string> = {
  ordered: 'Order received',
  packed: 'Packed',
  sent: 'Shipped',
  delivered: 'Delivered',
  registered: 'Registered',
  lab: 'At the lab',
  report: 'Report ready',
};

export const ownKitMessages = {
  title: 'Your kits',
  empty: 'No kits yet',
  emptyLead: 'Kits you order or register show up here, each with its next step.',
  now: 'Do this next',
  mailSample: 'Mail your sample',
  register: 'Register this kit',
  registerFirst:
    'Register before you mail your sample, so the lab knows whose it is. The kit ID is inside the lid.',
  labWaits: 'The lab has this sample and is waiting for you to register the kit.',
  arrived: 'Has it already arrived?',
  track: 'Track this kit',
  collect: 'How to collect your sample',
  collectLead: 'Collect your sample, put it in the prepaid mailer, and drop it in any mailbox the same day.',
  label: 'Return label (PDF, no postage)',
  mailer: 'Send me a new mailer',
  mailerLost: 'Is the mailer missing?',
  readReport: 'Read the report',
  seeOrder: 'See the order',
  shipsNext: 'We email you when it ships.',
  givenAway: 'Registered with another account. Its report goes to that account only.',
  labDays: `Results come ${RESULT_DAYS[0]} to ${RESULT_DAYS[1]} days after the sample reaches the lab.`,
  reportBy: (day: string) => `By ${day}`,
  nextRenewal: 'Next renewal',
  every: (months: number) => `Every ${months} months`,
  noticeBefore: (days: number) => `We email you ${days} days before.`,
  changeRenewal: 'Change or cancel',
  payRenewal: 'Pay or cancel',
  questions: 'Questions about a result?',
  questionsLead: 'Read what each value tells you, or write to us.',
  helpCenter: 'Help center',
  orders: 'Orders',
  allOrders: 'All orders',
} as const;
