import { getUser } from '../accounts/store';
import type { Transaction } from '../db/database';
import type { Deps } from '../deps';
import { queueMail } from '../jobs/mail-job';
import { defineMail, type MailKind } from '../mails/define-mail';
import {
  RenewalFailedMail,
  RenewalPausedMail,
  RenewalsEndedMail,
  RenewalSoonMail,
  renewalDay,
  renewalPrice,
  type RenewalMailProps,
} from './mails/renewal-mail';
import type { SubscriptionRow } from './store';

const kit = ({ subscription }: RenewalMailProps) => subscription.productName;
const price = ({ subscription }: RenewalMailProps) => renewalPrice(subscription);
const day = ({ subscription }: RenewalMailProps) => renewalDay(subscription);
const list = ({ link }: RenewalMailProps) => link;

const failedMail = defineMail<RenewalMailProps>({
  name: 'renewal-failed',
  title: 'Your renewal was not paid',
  subject: (data) => `Your renewal of ${kit(data)} was not paid`,
  says: 'Your bank refused the charge. We ask again in the next days. You can also cancel the subscription and order with another card.',
  facts: { Kit: kit, Amount: price, 'See your subscriptions': list },
  body: (data) => <RenewalFailedMail {...data} />,
});

const pausedMail = defineMail<RenewalMailProps>({
  name: 'renewal-paused',
  title: 'Your renewal waits for a kit',
  subject: (data) => `Your renewal of ${kit(data)} waits`,
  says: 'There is no kit left for your renewal, so we paused the subscription. You pay nothing for it: a charge that was made already goes back to your card. It goes on by itself once there are kits.',
  facts: { Kit: kit, 'See your subscriptions': list },
  body: (data) => <RenewalPausedMail {...data} />,
});

const soonMail = defineMail<RenewalMailProps>({
  name: 'renewal-soon',
  title: 'Your subscription renews soon',
  subject: (data) => `${kit(data)} renews on ${day(data)}`,
  says: 'Cancel before that day if you do not want it.',
  facts: { Kit: kit, 'Renews on': day, Amount: price, 'See your subscriptions': list },
  body: (data) => <RenewalSoonMail {...data} />,
});

const endedMail = defineMail<RenewalMailProps>({
  name: 'renewals-ended',
  title: 'Your subscription is cancelled',
  subject: (data) => `Your subscription of ${kit(data)} is cancelled`,
  says: 'No further kit is sent, and nothing more is charged for it. A kit that is paid already still comes.',
  facts: { Kit: kit, 'See your subscriptions': list },
  body: (data) => <RenewalsEndedMail {...data} />,
});

export const renewalMails = [failedMail, pausedMail, soonMail, endedMail];

const sends =
  (kind: MailKind<RenewalMailProps>) =>
  async (deps: Deps, tx: Transaction, subscription: SubscriptionRow): Promise<void> => {
    const { email } = await getUser(tx.db, subscription.userId);
    const { productName, unitPrice, quantity, renewsOn } = subscription;
    const data = {
      subscription: { productName, unitPrice, quantity, renewsOn },
      link: `${deps.settings.shopUrl}/subscription`,
    };
    await queueMail(tx, deps.cipher, kind, { to: email, data });
  };

/** The card was refused; the person can put it right or cancel. */
export const mailRenewalFailed = sends(failedMail);
/** There was no kit left, so nothing was charged. */
export const mailRenewalPaused = sends(pausedMail);
/** A charge is near. */
export const mailRenewalSoon = sends(soonMail);
/** It was cancelled, by its owner or after the last refused charge. */
export const mailRenewalsEnded = sends(endedMail);
