import { renewalMessages } from '@larkwell/contracts/subscriptions/renewal-terms';
import { getUser } from '../people';
import type { Transaction } from '../db';
import type { Deps } from '../deps';
import { queueMail } from '../jobs';
import { defineMail } from '../mails';
import {
  BankAsksMail,
  RenewalFailedMail,
  RenewalPausedMail,
  RenewalsEndedMail,
  RenewalSoonMail,
  renewalDay,
  renewalPrice,
  renewalRhythm,
  whyEnded,
  type EndedMailProps,
  type EndReason,
  type RenewalMailProps,
} from './mails/renewal-mail';
import type { SubscriptionRow } from './store';
import { noticeOf } from './subscription-view';

const kit = ({ subscription }: RenewalMailProps) => subscription.productName;
const price = ({ subscription }: RenewalMailProps) => renewalPrice(subscription);
const day = ({ subscription }: RenewalMailProps) => renewalDay(subscription);
const rhythm = ({ subscription }: RenewalMailProps) => renewalRhythm(subscription);
const page = ({ link }: RenewalMailProps) => link;
const notice = (data: RenewalMailProps) => data.notice;

const failedMail = defineMail<RenewalMailProps>({
  name: 'renewal-failed',
  title: 'Your renewal was not paid',
  subject: (data) => `Your renewal of ${kit(data)} was not paid`,
  says: 'On your subscription page, you can pay with another card, or cancel and owe nothing.',
  facts: { Kit: kit, 'What happens next': notice, 'Pay the renewal': page },
  body: (data) => <RenewalFailedMail {...data} />,
});

const bankMail = defineMail<RenewalMailProps>({
  name: 'renewal-bank-asks',
  title: 'Confirm your renewal',
  subject: (data) => `Your bank asks you to confirm your renewal of ${kit(data)}`,
  says: 'On your subscription page, you can answer your bank, pay with another card, or cancel and owe nothing.',
  facts: { Kit: kit, 'What happens next': notice, 'Answer your bank': page },
  body: (data) => <BankAsksMail {...data} />,
});

const pausedMail = defineMail<RenewalMailProps>({
  name: 'renewal-paused',
  title: 'Your renewal is waiting for a kit',
  subject: (data) => `Your renewal of ${kit(data)} is waiting for stock`,
  says: 'The kit is sold out, so we paused your subscription. You pay nothing for this renewal. If you were already charged, the money goes back to your card. The subscription resumes by itself once kits are in stock.',
  facts: { Kit: kit, 'See your subscription': page },
  body: (data) => <RenewalPausedMail {...data} />,
});

const soonMail = defineMail<RenewalMailProps>({
  name: 'renewal-soon',
  title: 'Your subscription renews soon',
  subject: (data) => `${kit(data)} renews on ${day(data)}`,
  says: renewalMessages.howToCancel,
  facts: {
    Kit: kit,
    'Renews on': day,
    'Charged on that day': price,
    'Each renewal': rhythm,
    'Cancel, skip, pause or change it': page,
  },
  body: (data) => <RenewalSoonMail {...data} />,
});

const endedMail = defineMail<EndedMailProps>({
  name: 'renewals-ended',
  title: 'Your subscription is canceled',
  subject: (data) => `Your subscription of ${kit(data)} is canceled`,
  says: 'We will not send any more kits, or charge you for them again.',
  facts: {
    Kit: kit,
    Why: whyEnded,
    'See your subscriptions': page,
  },
  body: (data) => <RenewalsEndedMail {...data} />,
});

export const renewalMails = [failedMail, bankMail, pausedMail, soonMail, endedMail];

async function prepare({ settings }: Deps, tx: Transaction, row: SubscriptionRow) {
  const { email } = await getUser(tx.db, row.userId);
  const { productName, unitPrice, quantity, months, renewsOn } = row;
  const data: RenewalMailProps = {
    subscription: { productName, unitPrice, quantity, months, renewsOn },
    link: `${settings.shopUrl}/subscription/${encodeURIComponent(row.id)}`,
    notice: noticeOf(row) ?? '',
  };
  return { to: email, data };
}

/** The card was refused, or the bank asks: the person can fix it or cancel. */
export async function mailRenewalFailed(deps: Deps, tx: Transaction, row: SubscriptionRow): Promise<void> {
  const kind = row.repair?.reason === 'bank' ? bankMail : failedMail;
  await queueMail(tx, deps.cipher, kind, await prepare(deps, tx, row));
}

/** No kit was left, so nothing was charged. */
export async function mailRenewalPaused(deps: Deps, tx: Transaction, row: SubscriptionRow): Promise<void> {
  await queueMail(tx, deps.cipher, pausedMail, await prepare(deps, tx, row));
}

/** A charge is coming up. */
export async function mailRenewalSoon(deps: Deps, tx: Transaction, row: SubscriptionRow): Promise<void> {
  await queueMail(tx, deps.cipher, soonMail, await prepare(deps, tx, row));
}

/** The subscription has ended, by its owner or for another reason, which the mail names. */
export async function mailRenewalsEnded(
  deps: Deps,
  tx: Transaction,
  row: SubscriptionRow,
  reason: EndReason,
): Promise<void> {
  const { to, data } = await prepare(deps, tx, row);
  const link = `${deps.settings.shopUrl}/subscription`;
  await queueMail(tx, deps.cipher, endedMail, {
    to,
    data: { ...data, link, reason, isDisputed: row.isDisputed },
  });
}
